import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const about = { decision_id: z.int(), member_id: memberId };

export const decisionEvents = {
  /** What staff decided about a member or something of theirs. The metadata has the moderator. */
  DecisionMade: z.object({
    ...about,
    /** `hidden`: enough members reported it, and it waits for a decision. */
    kind: z.enum(['hidden', 'removed', 'rejected', 'warned', 'silenced', 'suspended']),
    /** The review item and its thing. Null for a decision about the member as a whole. */
    item_id: z.int().nullable(),
    thing_kind: z.enum(['topic', 'comment', 'member', 'group', 'event', 'held']).nullable(),
    thing_id: z.int().nullable(),
    title: z.string(),
    /** The key of a reason for reports. */
    rule: z.string().nullable(),
    /** The reason that the member reads. */
    statement: z.string(),
    until: z.string().nullable(),
    automated: z.boolean(),
    appealable_until: z.string(),
  }),
  /** The member has read it. */
  DecisionConfirmed: z.object(about),
  /** Staff ended it early, or undid it after an appeal. */
  DecisionEnded: z.object(about),
  DecisionAppealed: z.object({ ...about, text: z.string() }),
  /** `answer` is the reason that the member reads. */
  AppealDecided: z.object({ ...about, granted: z.boolean(), answer: z.string() }),
};

export type DecisionEvent = EventsOf<typeof decisionEvents>;
export type DecisionMade = Extract<DecisionEvent, { type: 'DecisionMade' }>;
export type AppealDecided = Extract<DecisionEvent, { type: 'AppealDecided' }>;
