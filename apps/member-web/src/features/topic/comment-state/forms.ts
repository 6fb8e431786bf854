/** What is written below a conversation. Whoever only reads needs none of it. */
export { CommentComposer } from '../comments/CommentComposer.tsx';
export { EditComment } from '../comments/EditComment.tsx';
export { ReplyComposer } from '../comments/ReplyComposer.tsx';
