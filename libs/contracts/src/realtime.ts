/**
 * Channels and events of the real-time protocol, in plain values so that browsers need no zod for them.
 * A payload carries ids and counts only: what a member may read, they fetch (docs/api.md lists the audiences).
 */
export const channels = {
  /** Everyone who may read the board; public where guests may, else `private-`. */
  board: (boardId: number, isPublic: boolean) => (isPublic ? `board.${boardId}` : `private-board.${boardId}`),
  /** One topic's readers; public where guests may read its board, else `private-`. */
  topic: (topicId: number, isPublic: boolean) => (isPublic ? `topic.${topicId}` : `private-topic.${topicId}`),
  /** One member alone. */
  messages: (memberId: number) => `private-messages.${memberId}`,
  /** Every signed-in member: who is here now. */
  online: 'presence-online',
} as const;

export interface LiveEvents {
  'topic-posted': { topic_id: number; board_id: number; user_id: number };
  'topic-closed': { topic_id: number; board_id: number; closed: boolean; user_id: number | null };
  'comment-posted': {
    topic_id: number;
    board_id: number;
    comment_id: number;
    user_id: number;
    comments_count: number;
  };
  'post-liked': {
    topic_id: number;
    board_id: number;
    post_id: number;
    comment_id: number | null;
    user_id: number;
    liked: boolean;
    likes_count: number;
  };
  notification: { notification_id: number };
}
export type LiveEventName = keyof LiveEvents;
