/** Forms below a conversation. Readers who do not write never load them. */
export { CommentComposer } from '../comments/CommentComposer.tsx';
export { EditComment } from '../comments/EditComment.tsx';
export { ReplyComposer } from '../comments/ReplyComposer.tsx';
