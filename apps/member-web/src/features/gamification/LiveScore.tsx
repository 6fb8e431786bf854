import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useMe } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { askScores, type Reached, reachedBy } from './score.cache.ts';

/** On every screen, announces newly earned trophies and levels and refetches scores (part 3 §7). */
export function LiveScore() {
  const client = useQueryClient();
  const me = useMe();
  const tell = useTell();
  const anew = () => askScores(client);
  useLive(me ? [channels.score(me.id), channels.community] : [], {
    scoreEvent: (score) => {
      tell(reachedBy(score, me));
      anew();
    },
    'scores-changed': anew,
  });
  return null;
}

function useTell() {
  const { t } = useTranslation();
  const go = useNavigate();
  return (reached: Reached) => {
    if (!reached) return;
    const text =
      'level' in reached ? t('trophies.reached', reached) : t('trophies.earned', { count: reached.trophies });
    const action = { label: t('trophies.look'), run: () => void go(paths.trophies) };
    toast({ kind: 'success', text, action, passing: true });
  };
}
