import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { byRecount } from '../recounts/recount.events.ts';

const trophy_id = z.int();
const of = { trophy_id, member_id: memberId };

/** Appearance of a trophy and how members earn it. */
export const trophyDetails = {
  title: z.string(),
  description: z.string(),
  activatable: z.boolean(),
  icon: z.string(),
  colors: z.array(z.string()),
  category: z.string(),
  sub_category: z.string().nullable(),
  /** Points that come with the trophy. */
  xp: z.int(),
  rank: z.int(),
  image: z.int().nullable(),
  /** Null if only administrators grant it. Otherwise an activity, `points` or `streak`. */
  measure: z.string().nullable(),
  /** The required amount of the measure. */
  threshold: z.int(),
};
const details = z.object(trophyDetails);
export type TrophyDetails = z.infer<typeof details>;

export const trophyEvents = {
  /** Members who already meet the threshold earn the trophy. */
  TrophyMade: details.extend({ trophy_id, ...byRecount }),
  /** Members who hold it keep it. */
  TrophyChanged: details.extend({ trophy_id, ...byRecount }),
  /** No member can earn it any longer. Members who hold it keep it. */
  TrophyRetired: z.object({ trophy_id }),
};
export type TrophyEvent = EventsOf<typeof trophyEvents>;

/**
 * Grants by an administrator or by another module's activity. The stream is `trophy-{id}-of-{member}`.
 * Trophies earned by rules have no event, because the ledger derives them from activities.
 */
export const grantEvents = {
  TrophyGranted: z.object({ ...of, /** Missing if another module awarded it. */ granted_by: memberId.optional() }),
  /** Rules do not award the trophy again after this. Only a new grant does. */
  TrophyTakenAway: z.object({ ...of, taken_by: memberId }),
};
export type GrantEvent = EventsOf<typeof grantEvents>;

/** The trophy that a member shows next to their name. The stream is `active-trophy-{member}`. */
export const chosenEvents = {
  TrophyActivated: z.object(of),
  TrophyCleared: z.object({ member_id: memberId }),
};
export type ChosenEvent = EventsOf<typeof chosenEvents>;
