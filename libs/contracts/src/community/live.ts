import type { TicketStatus } from './tickets.ts';

/** Real-time channels of the community. */
export const communityChannels = {
  /** For readers of the board. Public if guests may read it, otherwise `private-`. */
  board: (boardId: number, isPublic: boolean) => (isPublic ? `board.${boardId}` : `private-board.${boardId}`),
  /** For readers of the topic. Public if guests may read its board, otherwise `private-`. */
  topic: (topicId: number, isPublic: boolean) => (isPublic ? `topic.${topicId}` : `private-topic.${topicId}`),
  /** For administrators who read a helpdesk board: events on its tickets, which the board's channel does not carry. */
  helpdesk: (boardId: number) => `private-helpdesk.${boardId}`,
} as const;

interface Place {
  topic_id: number;
  board_id: number;
  /** The actor. */
  user_id: number;
}

/** The event name of the specification, which contains the poll's id. */
export type PollUpdated = `poll-${number}-updated`;
/** The name of a poll's event. */
export const pollUpdated = (pollId: number): PollUpdated => `poll-${pollId}-updated`;

/** Events of a topic, for readers of its board or of the topic. */
export interface TopicNews {
  'topic-posted': Place;
  /** Title, text or details changed. */
  'topic-edited': Place;
  'topic-closed': Place & { closed: boolean };
  'topic-pinned': Place & { sticky: boolean };
  'ticket-status-changed': Place & { ticket_status: TicketStatus };
  /** Sent to the old and the new board. `board_id` is the board of the channel. */
  'topic-moved': Place;
  /** Deleted, or restored if `deleted` is false. */
  'topic-deleted': Place & { deleted: boolean };
  'comment-posted': Place & { comment_id: number; in_reply_to: number | null; comments_count: number };
  'comment-edited': Place & { comment_id: number; in_reply_to: number | null };
  'comment-deleted': Place & {
    comment_id: number;
    in_reply_to: number | null;
    deleted: boolean;
    comments_count: number;
  };
  'answer-accepted': Place & { comment_id: number; accepted: boolean };
  'post-liked': Place & { post_id: number; comment_id: number | null; liked: boolean; likes_count: number };
}

export interface CommunityEvents extends TopicNews {
  /** Reactions changed, so readers refetch them. `post_id` is the post of a topic or comment. */
  'post-reacted': { topic_id: number; post_id: number };
  /** Previews of links were fetched or removed, so readers refetch them. */
  'post-previewed': { topic_id: number; post_id: number };
  /** Votes, answers or settings of a poll changed. Contains no voters. */
  [pollChanged: PollUpdated]: { poll_id: number; topic_id: number };
  /** The member is invited to introduce themselves. */
  'introduction-offered': Record<string, never>;
  /**
   * A board was created, changed, moved, opened or closed. Contains no id, because only its readers may know of the
   * board.
   */
  'boards-changed': Record<string, never>;
}
