import type { Comment } from '../data/types.ts';
import { DeletedBadge } from '../ui/badges.tsx';

/** Badge for a comment that is deleted, or hidden because its topic is deleted. */
export function CommentState({ comment }: { comment: Comment }) {
  if (comment.deleted_at) return <DeletedBadge />;
  return comment.topic_deleted ? <DeletedBadge text="deleted.withTopic" /> : null;
}
