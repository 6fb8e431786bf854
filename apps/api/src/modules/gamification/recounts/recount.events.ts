import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

/**
 * The effect of new rules on past activity.
 * `from_now` keeps it, `retroactive` recounts it, and `grandfather` recounts where the new rules give more.
 */
export const MODES = ['from_now', 'retroactive', 'grandfather'] as const;
export type Mode = (typeof MODES)[number];

const recount_id = z.int();
/** The rules of a recount, or null if members only earn trophies. */
const rules = z.object({ rules_version: z.int(), mode: z.enum(MODES) }).nullable();
export type RecountRules = z.infer<typeof rules>;

/**
 * Marks an event that a recount follows. Events without it recount all members directly.
 * Those are older than recounts or were appended silently.
 */
export const byRecount = { by_recount: z.literal(true).optional() };

/**
 * One run over all members in batches by member id. The stream is `recount-{id}`. Only the newest run continues
 * (docs/adr/0055).
 */
export const recountEvents = {
  /** `members` is the total. `done` of them, up to member id `after`, are already recounted. */
  RecountStarted: z.object({ recount_id, rules, members: z.int(), done: z.int(), after: z.int() }),
  /** The members with ids above `after` up to `up_to`. Null means all remaining members and ends the run. */
  MembersRecounted: z.object({ recount_id, rules, members: z.int(), after: z.int(), up_to: z.int().nullable() }),
  RecountStopped: z.object({ recount_id }),
};

export type RecountEvent = EventsOf<typeof recountEvents>;
export type MembersRecounted = Extract<RecountEvent, { type: 'MembersRecounted' }>['data'];
