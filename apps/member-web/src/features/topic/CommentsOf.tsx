import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { CommentsSkeleton } from '../../ui/state/Skeletons.tsx';
import { Comments } from './comments/Comments.tsx';
import { topicByIdOptions } from './topic.query.ts';

/** What is said under a topic that itself is not shown, as that of a lesson; nothing where the reader may not read it. */
export function CommentsOf({ topicId }: { topicId: number }) {
  const { t } = useTranslation();
  const topic = useQuery(topicByIdOptions(topicId));
  if (topic.isPending) return <CommentsSkeleton label={t('app.loading')} />;
  if (topic.data === undefined) {
    return <FailedState title={t('topic.failed')} onRetry={() => void topic.refetch()} />;
  }
  return topic.data && <Comments topic={topic.data} />;
}
