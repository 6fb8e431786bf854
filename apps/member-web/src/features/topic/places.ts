/** Where what is written below a topic is kept as a draft. */
export const replyPlace = (commentId: number) => `reply:${commentId}`;
export const editPlace = (commentId: number) => `edit:comment-${commentId}`;
