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
 * Channels and events of the real-time protocol, in plain values so that browsers need no zod for them. Here is what all
 * share; a module's own stand in the `live.ts` of its contract and are added here.
 * A payload carries ids and counts only: what a member may read, they fetch (docs/api.md lists the audiences). The one exception is a
 * message, which goes to its participants alone (part 2 §7).
 */
export const channels = {
  ...communityChannels,
  ...messageChannels,
  ...calendarChannels,
  ...groupChannels,
  ...liveRoomChannels,
  ...scoreChannels,
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
  /** The member's role or levels were given or taken: whatever they may see is to be asked for anew. */
  'rights-changed': Record<string, never>;
  /** A membership level was saved or removed: what any member may see may have changed. */
  'levels-changed': Record<string, never>;
  'settings-changed': Record<string, never>;
}
export type LiveEventName = keyof LiveEvents;
