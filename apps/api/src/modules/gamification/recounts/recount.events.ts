import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

/**
 * What happens to past activity when rules are published: nothing (`from_now`), recounted by the new rules (`retroactive`), or
 * recounted where the new rules give more (`grandfather`).
 */
export const MODES = ['from_now', 'retroactive', 'grandfather'] as const;
export type Mode = (typeof MODES)[number];

const recount_id = z.int();
/** The rules that members are recounted by; null where only trophies are to be earned. */
const rules = z.object({ rules_version: z.int(), mode: z.enum(MODES) }).nullable();
export type RecountRules = z.infer<typeof rules>;

/**
 * Published on the event that a recount follows. Events without it, from before there were recounts or appended silently, recount
 * all members themselves.
 */
export const byRecount = { by_recount: z.literal(true).optional() };

/** One run over all members, in batches by member id: `recount-{id}`. Only the newest run goes on (docs/adr/0055). */
export const recountEvents = {
  /** `members` is how many there are in all; `done` of them, up to member id `after`, are recounted already. */
  RecountStarted: z.object({ recount_id, rules, members: z.int(), done: z.int(), after: z.int() }),
  /** The members with ids above `after` up to `up_to`; null: all that are left, which ends the run. */
  MembersRecounted: z.object({ recount_id, rules, members: z.int(), after: z.int(), up_to: z.int().nullable() }),
  RecountStopped: z.object({ recount_id }),
};

export type RecountEvent = EventsOf<typeof recountEvents>;
export type MembersRecounted = Extract<RecountEvent, { type: 'MembersRecounted' }>['data'];
