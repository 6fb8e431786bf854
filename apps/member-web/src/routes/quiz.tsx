import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Quiz } from '../entities/quizzes/Quiz.tsx';
import { quizOptions } from '../entities/quizzes/quiz.query.ts';
import { useMe } from '../lib/session/session.ts';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RowsSkeleton } from '../ui/state/Skeletons.tsx';

/** `/quizzes/{id}`: a quiz outside other content, and the target of quiz notifications (docs/adr/0052). */
export function QuizScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const quiz = useQuery({ ...quizOptions(id), enabled: isId && Boolean(me) });
  if (me === null || !isId || quiz.data === null) return <NotFound />;
  if (quiz.isError) return <FailedState title={t('quiz.failed')} onRetry={() => void quiz.refetch()} />;
  if (!quiz.data) return <RowsSkeleton label={t('quiz.loading')} rows={4} />;
  return (
    <>
      <PageHeading title={quiz.data.title} />
      <Quiz id={id} />
    </>
  );
}
