import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useMe } from '../../lib/session/session.ts';
import { askScores, reachedBy } from './score.cache.ts';
import { gamificationTexts } from './texts/index.ts';

const later = withTexts(() => import('./announce.ts'), gamificationTexts);

/** On every screen, announces newly earned trophies and levels and refetches scores (part 3 §7). */
export function LiveScore() {
  const client = useQueryClient();
  const me = useMe();
  const go = useNavigate();
  const anew = () => askScores(client);
  useLive(me ? [channels.score(me.id), channels.community] : [], {
    scoreEvent: (score) => {
      const reached = reachedBy(score, me);
      if (reached) void later().then(({ announce }) => announce(client, reached, () => void go(paths.trophies)));
      anew();
    },
    'scores-changed': anew,
  });
  return null;
}
