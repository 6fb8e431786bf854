import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';
import { byRecount, MODES } from '../recounts/recount.events.ts';

export const rules = z.object({
  rules: z.array(z.object({ deed: z.string(), points: z.int(), most_per_day: z.int().nullable() })),
  /** Ascending. The first level needs no points. A level's number is its position, from 1. */
  levels: z.array(z.object({ name: z.string(), points: z.int() })),
  /** The activities that make a day count for a streak. */
  streak_deeds: z.array(z.string()),
});
export type Rules = z.infer<typeof rules>;

/** Rules apply from the log position of this event. The stream is `rules-1`. */
export const rulesEvents = {
  RulesPublished: rules.extend({ rules_version: z.int(), mode: z.enum(MODES), ...byRecount }),
};

export type RulesEvent = EventsOf<typeof rulesEvents>;
export type RulesPublished = RulesEvent['data'];
