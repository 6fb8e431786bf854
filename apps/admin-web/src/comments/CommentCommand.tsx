import type { Comment } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { DeletionCommand } from '../record/DeletionCommand.tsx';

interface Props {
  comment: Comment;
  /** For use in a row of a list. */
  small?: boolean;
}

/** Returns a function that names a comment by its text, or by its author if it has none. */
export function useCommentName(): (comment: Comment) => string {
  const translate = useTranslate();
  return ({ excerpt, user }) => excerpt || translate('comment.by', { name: user.name });
}

/** Deletes a comment or restores a deleted one, with a reason. A comment of a deleted topic has no command. */
export function CommentCommand({ comment, small = false }: Props) {
  const nameOf = useCommentName();
  if (comment.topic_deleted) return null;
  const isDeleted = comment.deleted_at !== null;
  return <DeletionCommand kind="comment" id={comment.id} name={nameOf(comment)} isDeleted={isDeleted} small={small} />;
}
