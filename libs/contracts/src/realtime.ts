import { communityChannels, type CommunityEvents } from './community/live.ts';
import { calendarChannels, type CalendarEvents } from './calendar/live.ts';
import type { LearningEvents } from './learning/live.ts';
import type { CertificateEvents } from './certificates/live.ts';
import type { CommerceEvents } from './commerce/live.ts';
import type { QuizEvents } from './quizzes/live.ts';
import { scoreChannels, type ScoreEvents } from './gamification/live.ts';
import { groupChannels, type GroupEvents } from './groups/live.ts';
import { liveRoomChannels, type LiveRoomEvents } from './rooms/live.ts';
import { messageChannels, type MessageEvents } from './messages/live.ts';

export type { ScoreEvents } from './gamification/live.ts';
export { type PollUpdated, pollUpdated } from './community/live.ts';

/**
 * Channels and events of the real-time protocol, in plain values, so that browsers need no zod for them.
 * Shared ones are here. Modules define theirs in the `live.ts` of their contract.
 * A payload contains only ids and counts, and clients fetch the rest with their rights (docs/api.md lists the
 * audiences).
 * The one exception is a message, which goes only to its participants (part 2 §7).
 */
export const channels = {
  ...communityChannels,
  ...messageChannels,
  ...calendarChannels,
  ...groupChannels,
  ...liveRoomChannels,
  ...scoreChannels,
  /** For everyone, guests included: a change that affects all. */
  community: 'community',
  /** For one member. */
  messages: (memberId: number) => `private-messages.${memberId}`,
  /** For every signed-in member: who is online. */
  online: 'presence-online',
} as const;

/** Maximum number of `channel_names` in one request to `/broadcasting/auth`. */
export const CHANNELS_PER_REQUEST = 100;

/**
 * The `error` of a `pusher:subscription_error` for a channel that the member may no longer subscribe to.
 * The client leaves the channel and refetches the data that it shows.
 */
export const REVOKED = 'revoked';

export interface LiveEvents
  extends
    CommunityEvents,
    MessageEvents,
    CalendarEvents,
    GroupEvents,
    LiveRoomEvents,
    QuizEvents,
    LearningEvents,
    CertificateEvents,
    CommerceEvents,
    ScoreEvents {
  notification: { notification_id: number };
  /** The member's role or levels changed. Clients refetch everything that depends on rights. */
  'rights-changed': Record<string, never>;
  /** A membership level was saved or removed, which may change the rights of every member. */
  'levels-changed': Record<string, never>;
  'settings-changed': Record<string, never>;
}
export type LiveEventName = keyof LiveEvents;
