import type {
  IntroductionLiveEvents,
  PollLiveEvents,
  PollUpdated,
  PostLiveEvents,
  RightsLiveEvents,
} from './community/live-events.ts';
import type { NotificationLiveEvents } from './notifications.ts';

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

/** As many `channel_names` are signed by one request to `/broadcasting/auth`. */
export const CHANNELS_PER_REQUEST = 100;

/**
 * The `error` of a `pusher:subscription_error` for a channel that was heard and no longer may be: the client leaves it and
 * asks anew for what it shows.
 */
export const REVOKED = 'revoked';

export const pollUpdated = (pollId: number): PollUpdated => `poll-${pollId}-updated`;

/** Everything that open screens are told: one interface for each module, in the module's folder. */
export interface LiveEvents
  extends PostLiveEvents, PollLiveEvents, IntroductionLiveEvents, RightsLiveEvents, NotificationLiveEvents {}
export type LiveEventName = keyof LiveEvents;
