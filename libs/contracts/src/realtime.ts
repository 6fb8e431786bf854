import type { TicketStatus } from './community/tickets.ts';

/**
 * Channels and events of the real-time protocol, in plain values so that browsers need no zod for them.
 * A payload carries ids and counts only: what a member may read, they fetch (docs/api.md lists the audiences).
 */
export const channels = {
  /** Everyone who may read the board; public where guests may, else `private-`. */
  board: (boardId: number, isPublic: boolean) => (isPublic ? `board.${boardId}` : `private-board.${boardId}`),
  /** One topic's readers; public where guests may read its board, else `private-`. */
  topic: (topicId: number, isPublic: boolean) => (isPublic ? `topic.${topicId}` : `private-topic.${topicId}`),
  /** Administrators who read a helpdesk board: what happens on its tickets, of which the board's own channel says nothing. */
  helpdesk: (boardId: number) => `private-helpdesk.${boardId}`,
  /** Everybody, guests included: what holds for all of them has changed. */
  community: 'community',
  /** One member alone. */
  messages: (memberId: number) => `private-messages.${memberId}`,
  /** Every signed-in member: who is here now. */
  online: 'presence-online',
} as const;

/**
 * The `error` of a `pusher:subscription_error` for a channel that was heard and no longer may be: the client leaves it and
 * asks anew for what it shows.
 */
export const REVOKED = 'revoked';

interface Place {
  topic_id: number;
  board_id: number;
  /** Who did it. */
  user_id: number;
}

/** The specification's name for it, with the poll's id in it. */
export type PollUpdated = `poll-${number}-updated`;
export const pollUpdated = (pollId: number): PollUpdated => `poll-${pollId}-updated`;

export interface LiveEvents {
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
  /** Its votes, its answers or how it asks have changed. Who voted is not told here. */
  [pollChanged: PollUpdated]: { poll_id: number; topic_id: number };
  notification: { notification_id: number };
  /** The member is invited to introduce themselves. */
  'introduction-offered': Record<string, never>;
  /** The member's role or levels were given or taken: whatever they may see is to be asked for anew. */
  'rights-changed': Record<string, never>;
  /** A board was made, changed, moved, opened or closed; which one, only those may know who can see it. */
  'boards-changed': Record<string, never>;
  'settings-changed': Record<string, never>;
}
export type LiveEventName = keyof LiveEvents;
