/** Draft key of a reply to a comment. */
export const replyPlace = (commentId: number) => `reply:${commentId}`;
/** Draft key of an edit of a comment. */
export const editPlace = (commentId: number) => `edit:comment-${commentId}`;
