import type { Comment } from '../data/types.ts';
import { DeletedBadge } from '../ui/badges.tsx';

/** Deleted itself, or out of sight with its topic. */
export function CommentState({ comment }: { comment: Comment }) {
  if (comment.deleted_at) return <DeletedBadge />;
  return comment.topic_deleted ? <DeletedBadge text="deleted.withTopic" /> : null;
}
