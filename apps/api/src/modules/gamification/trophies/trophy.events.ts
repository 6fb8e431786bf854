import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { byRecount } from '../recounts/recount.events.ts';

const trophy_id = z.int();
const of = { trophy_id, member_id: memberId };

/** What a trophy is: how it looks, and what earns it. */
export const trophyDetails = {
  title: z.string(),
  description: z.string(),
  activatable: z.boolean(),
  icon: z.string(),
  colors: z.array(z.string()),
  category: z.string(),
  sub_category: z.string().nullable(),
  /** Points that come with it. */
  xp: z.int(),
  rank: z.int(),
  image: z.int().nullable(),
  /** Null: given by hand alone. Else a deed, or `points` or `streak`. */
  measure: z.string().nullable(),
  /** As many of it. */
  threshold: z.int(),
};
const details = z.object(trophyDetails);
export type TrophyDetails = z.infer<typeof details>;

export const trophyEvents = {
  /** Whoever has done it before has earned it with this event. */
  TrophyMade: details.extend({ trophy_id, ...byRecount }),
  /** Whoever has it keeps it. */
  TrophyChanged: details.extend({ trophy_id, ...byRecount }),
  /** Nobody earns it any more; whoever has it keeps it. */
  TrophyRetired: z.object({ trophy_id }),
};
export type TrophyEvent = EventsOf<typeof trophyEvents>;

/** By the hand of a named administrator, or with what it comes with: `trophy-{id}-of-{member}`. What rules give stands in no event: it is folded from what was done. */
export const grantEvents = {
  TrophyGranted: z.object({ ...of, /** Missing where it came with something else. */ granted_by: memberId.optional() }),
  /** It is not earned by rules afterwards either, unless it is given again. */
  TrophyTakenAway: z.object({ ...of, taken_by: memberId }),
};
export type GrantEvent = EventsOf<typeof grantEvents>;

/** Which of their trophies a member shows beside their name: `active-trophy-{member}`. */
export const chosenEvents = {
  TrophyActivated: z.object(of),
  TrophyCleared: z.object({ member_id: memberId }),
};
export type ChosenEvent = EventsOf<typeof chosenEvents>;
