import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const item_id = z.int();
/** Of the list that administrators edit. A report keeps its reason when the list changes. */
const reason = z.string();

export const reviewEvents = {
  /** Also of members, groups and events, which could not be reported at first. */
  PostReported: z.object({
    item_id,
    kind: z.enum(['topic', 'comment', 'member', 'group', 'event']),
    thing_id: z.int(),
    author_id: memberId,
    reporter_id: memberId,
    reason,
    text: z.string(),
    /** Whether this is the first report since the last decision. */
    opens: z.boolean(),
  }),
  /** A post that waits. `input` is the command's input as JSON, and `content` what staff read. */
  PostHeld: z.object({
    item_id,
    author_id: memberId,
    kind: z.enum(['topic', 'comment']),
    board_id: z.int(),
    topic_id: z.int().nullable(),
    title: z.string(),
    content: z.string(),
    excerpt: z.string(),
    input: z.string(),
    cause: z.enum(['first_posts', 'words']),
  }),
  /** Enough members reported a post, so that it is hidden until the decision. */
  PostHidden: z.object({ item_id, kind: z.enum(['topic', 'comment']), thing_id: z.int(), author_id: memberId }),
  /** A member appeals a decision. The text is in the stream of the decision. */
  AppealOpened: z.object({ item_id, decision_id: z.int(), author_id: memberId }),
  /** An appeal undid the decision on this item. */
  DecisionUndone: z.object({ item_id }),
  /** The metadata has the moderator and the reason. `reporter_ids` are those whose reports were open. */
  ReportsDecided: z.object({
    item_id,
    decision: z.enum(['kept', 'removed', 'suspended', 'warned', 'silenced', 'granted']),
    reporter_ids: z.array(memberId),
    /** The author of a held post that is rejected. */
    author_id: memberId.optional(),
  }),
};

export type ReviewEvent = EventsOf<typeof reviewEvents>;
export type PostReported = Extract<ReviewEvent, { type: 'PostReported' }>;
export type AppealOpened = Extract<ReviewEvent, { type: 'AppealOpened' }>;
export type PostHeld = Extract<ReviewEvent, { type: 'PostHeld' }>;
export type ReportsDecided = Extract<ReviewEvent, { type: 'ReportsDecided' }>;
