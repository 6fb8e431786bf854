import type { TicketStatus } from './tickets.ts';

interface Place {
  topic_id: number;
  board_id: number;
  /** Who did it. */
  user_id: number;
}

/** What screens with posts are told. */
export interface PostLiveEvents {
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

/** The specification's name for it, with the poll's id in it. */
export type PollUpdated = `poll-${number}-updated`;

export interface PollLiveEvents {
  /** Its votes, its answers or how it asks have changed. Who voted is not told here. */
  [pollChanged: PollUpdated]: { poll_id: number; topic_id: number };
}

export interface IntroductionLiveEvents {
  /** The member is invited to introduce themselves. */
  'introduction-offered': Record<string, never>;
}

/** What decides what one may see, and how the community is set. */
export interface RightsLiveEvents {
  /** The member's role or levels were given or taken: whatever they may see is to be asked for anew. */
  'rights-changed': Record<string, never>;
  /** A board was made, changed, moved, opened or closed; which one, only those may know who can see it. */
  'boards-changed': Record<string, never>;
  'settings-changed': Record<string, never>;
}
