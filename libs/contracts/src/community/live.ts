import type { TicketStatus } from './tickets.ts';

/** What the community tells open screens, and on which channels of its own. */
export const communityChannels = {
  /** Everyone who may read the board; public where guests may, else `private-`. */
  board: (boardId: number, isPublic: boolean) => (isPublic ? `board.${boardId}` : `private-board.${boardId}`),
  /** One topic's readers; public where guests may read its board, else `private-`. */
  topic: (topicId: number, isPublic: boolean) => (isPublic ? `topic.${topicId}` : `private-topic.${topicId}`),
  /** Administrators who read a helpdesk board: what happens on its tickets, of which the board's own channel says nothing. */
  helpdesk: (boardId: number) => `private-helpdesk.${boardId}`,
} as const;

interface Place {
  topic_id: number;
  board_id: number;
  /** Who did it. */
  user_id: number;
}

/** The specification's name for it, with the poll's id in it. */
export type PollUpdated = `poll-${number}-updated`;
export const pollUpdated = (pollId: number): PollUpdated => `poll-${pollId}-updated`;

/** What happens to a topic and on it, told to whoever reads its board or the topic itself. */
export interface TopicNews {
  'topic-posted': Place;
  /** Its title, text or details have changed. */
  'topic-edited': Place;
  'topic-closed': Place & { closed: boolean };
  'topic-pinned': Place & { sticky: boolean };
  'ticket-status-changed': Place & { ticket_status: TicketStatus };
  /** Told on the board it left and on the one it came to; `board_id` is the board that is told. */
  'topic-moved': Place;
  /** Deleted, or with `deleted` false, back again. */
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
  /** Reactions to it have changed: its readers ask anew. `post_id` is of a topic or a comment. */
  'post-reacted': { topic_id: number; post_id: number };
  /** Its votes, its answers or how it asks have changed. Who voted is not told here. */
  [pollChanged: PollUpdated]: { poll_id: number; topic_id: number };
  /** The member is invited to introduce themselves. */
  'introduction-offered': Record<string, never>;
  /** A board was made, changed, moved, opened or closed; which one, only those may know who can see it. */
  'boards-changed': Record<string, never>;
}
