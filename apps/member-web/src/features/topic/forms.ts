/** What is written below a conversation. Whoever only reads needs none of it. */
export { CommentComposer } from './CommentComposer.tsx';
export { EditComment } from './EditComment.tsx';
export { ReplyComposer } from './ReplyComposer.tsx';
