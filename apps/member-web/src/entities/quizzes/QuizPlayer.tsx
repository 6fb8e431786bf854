import { useQuery, useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useMe } from '../../lib/session/session.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { Asking } from './play/Asking.tsx';
import { End } from './play/End.tsx';
import { Start } from './play/Start.tsx';
import { attemptOptions, quizKeys, quizOptions } from './quiz.query.ts';

/** A quiz in its current phase: start, questions or end. The server decides the phase (decisions 9). */
export default function QuizPlayer({ id }: { id: number }) {
  const { t } = useTranslation();
  const me = useMe();
  const quiz = useQuery(quizOptions(id));
  const attempt = useQuery({ ...attemptOptions(id, me?.id ?? 0), enabled: Boolean(me) });
  const client = useQueryClient();
  const played = useRef(false);
  // The attempt also changes from another device, a timeout or an author's marking.
  useLive(me ? [channels.messages(me.id)] : [], {
    'attempt-changed': ({ quiz_id }) => {
      if (quiz_id !== id || client.isMutating() > 0) return;
      void client.invalidateQueries({ queryKey: quizKeys.attempt(id) });
    },
  });
  if (quiz.data === null || quiz.isError || attempt.isError) {
    const again = () => void Promise.all([quiz.refetch(), attempt.refetch()]);
    return <FailedState title={t('quiz.failed')} onRetry={again} />;
  }
  if (!quiz.data || !attempt.data) return <RowsSkeleton label={t('quiz.loading')} rows={4} />;
  const { attempt: last, ahead } = attempt.data;
  if (!last) return <Start quiz={quiz.data} />;
  if (last.status !== 'open') return <End key={last.id} attempt={last} moved={played.current} />;
  played.current = true;
  return <Asking key={last.id} attempt={last} ahead={ahead} />;
}
