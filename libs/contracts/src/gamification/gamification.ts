import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { data, id, listOf, moment, page } from '../base/shared.ts';
import { memberCard, shownTrophy } from '../identity/identity.ts';
import { GAMIFICATION_LIMITS, LEADERBOARD_PERIODS } from './limits.ts';

/** Gamification requires its plugin (part 3 §6). */
export const gate = { plugin: 'gamification' } as const;
const params = z.object({ id });

/** Part 3 §3. `levels` are the membership levels to which a trophy is limited. It is always empty for now. */
export const trophy = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  activatable: z.boolean(),
  icon: z.string(),
  colors: z.array(z.string()),
  category: z.string(),
  sub_category: z.string().nullable(),
  xp: z.int(),
  threshold: z.int(),
  rank: z.int(),
  /** Percent of the threshold, 0 to 100. */
  progress: z.int(),
  /** The member's amount of the trophy's measure. */
  user_score: z.int(),
  image: z.string().nullable(),
  levels: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type Trophy = z.infer<typeof trophy>;

/** A trophy with the member's progress. */
export const memberTrophy = trophy.extend({
  earned_at: moment.nullable(),
  /** Granted by an administrator or another module. */
  granted: z.boolean(),
  /** Shown next to the member's name. */
  active: z.boolean(),
});
export type MemberTrophy = z.infer<typeof memberTrophy>;

export const TROPHY_TABS = ['all', 'earned', 'unachieved', 'granted'] as const;
export type TrophyTab = (typeof TROPHY_TABS)[number];

export const listAchievements = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/achievements',
  summary:
    'Trophies, with how far a member has come: oneself, or `user_id`. `type` is a category; `tab` as in the trophy room',
  permission: 'member',
  query: z.object({
    type: z.string().max(40).optional(),
    user_id: id.optional(),
    tab: z.enum(TROPHY_TABS).default('all'),
    page,
    size: pageSize(GAMIFICATION_LIMITS.trophies, GAMIFICATION_LIMITS.trophies),
  }),
  output: listOf(memberTrophy),
  errors: [404],
});

export const showAchievement = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/achievements/{id}',
  summary: 'One trophy, with how far the member has come',
  permission: 'member',
  params,
  output: data(memberTrophy),
  errors: [404],
});

export const activateAchievement = operation({
  ...gate,
  method: 'POST',
  path: '/achievements/activate/{id}',
  summary: 'Shows a trophy that the member has beside their name; with `active` false it is cleared',
  permission: 'member',
  params,
  body: z.object({ active: z.boolean().default(true) }),
  output: data(memberTrophy),
  errors: [403, 404],
});

export const gamificationOf = z.object({
  user_id: z.int(),
  /** Points. */
  karma: z.int(),
  /** 0 before rules are published. */
  level: z.int(),
  level_name: z.string().nullable(),
  /** The points at which this level and the next one begin. Null at the last level. */
  level_from: z.int(),
  next_level: z.object({ level: z.int(), name: z.string(), points: z.int() }).nullable(),
  /** Consecutive days in the member's time zone. */
  streak: z.int(),
  best_streak: z.int(),
  /** Hours until the streak breaks, at most 24 (part 1 §9). */
  streakCountDown: z.int(),
  onfire: z.boolean(),
  trophies_count: z.int(),
  active_trophy: shownTrophy.nullable(),
});
export type GamificationOf = z.infer<typeof gamificationOf>;

export const userGamification = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/users/{id}/gamification',
  summary: 'Where a member stands: points, level, streak, trophies',
  permission: 'member',
  params,
  output: data(gamificationOf),
  errors: [404],
});

const points = z.object({
  /** The activity, in the reader's language. */
  why: z.string(),
  deed: z.string(),
  /** The subject of the activity. Null if the reader cannot see it now. */
  thing: z.object({ title: z.string(), path: z.string() }).nullable(),
  points: z.int(),
  /** The version of the rules that gave the points. */
  rules_version: z.int(),
  at: moment,
});
export type Points = z.infer<typeof points>;

export const listMyPoints = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/users/me/points',
  summary: 'What each of the member’s points is for, newest first',
  permission: 'member',
  query: z.object({ page, size: pageSize(GAMIFICATION_LIMITS.page, 100) }),
  output: listOf(points),
});

const period = z.enum(LEADERBOARD_PERIODS).default('all');
const ranked = z.object({ place: z.int(), karma: z.int(), level: z.int(), user: memberCard });
export type Ranked = z.infer<typeof ranked>;

export const leaderboard = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/leaderboard',
  summary: 'Members by their points, of all times or of the last 7 or 30 days; who has as many shares a place',
  permission: 'member',
  query: z.object({
    period,
    page,
    size: pageSize(GAMIFICATION_LIMITS.page, 100),
  }),
  output: listOf(ranked),
});

const ownPlace = ranked.pick({ karma: true }).extend({
  /** Null without points. One more than `counted` of the limits if at least that many members are ahead. */
  place: z.int().nullable(),
});

export const ownPlaceOnLeaderboard = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/leaderboard/own',
  summary: 'The member’s own place among those by points',
  permission: 'member',
  query: z.object({ period }),
  output: data(ownPlace),
});
