import type { Comment } from '../data/types.ts';
import { DeleteCommand } from '../record/DeleteCommand.tsx';
import { RestoreCommand } from '../record/RestoreCommand.tsx';

interface Props {
  comment: Comment;
  /** For use in a row of a list. */
  small?: boolean;
}

/** Deletes a comment or restores a deleted one, with a reason. A comment of a deleted topic has no command. */
export function CommentCommand({ comment, small = false }: Props) {
  if (comment.topic_deleted) return null;
  const { id, excerpt } = comment;
  const Command = comment.deleted_at ? RestoreCommand : DeleteCommand;
  return <Command kind="comment" id={id} name={excerpt || '…'} small={small} />;
}
