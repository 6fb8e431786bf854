import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { CommentsSkeleton } from '../../ui/state/Skeletons.tsx';
import { Comments } from './comments/Comments.tsx';
import { topicByIdOptions } from './topic.query.ts';

/** Comments of a topic that is not shown itself, such as a lesson's. Empty if the member may not read it. */
export function CommentsOf({ topicId }: { topicId: number }) {
  const { t } = useTranslation();
  const topic = useQuery(topicByIdOptions(topicId));
  if (topic.isPending) return <CommentsSkeleton label={t('app.loading')} />;
  if (topic.data === undefined) {
    return <FailedState title={t('topic.failed')} onRetry={() => void topic.refetch()} />;
  }
  return topic.data && <Comments topic={topic.data} />;
}
