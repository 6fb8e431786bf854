/** Gamification: a trophy’s threshold is 1 and its rank 1 to 3 (part 3 §3, §9). */
export const GAMIFICATION_LIMITS = {
  threshold: 1,
  ranks: 3,
  title: 60,
  description: 500,
  most: 1_000_000,
  /** Points of one deed. */
  points: 1000,
  levels: 50,
  levelName: 40,
  deeds: 100,
  colors: 4,
  page: 20,
  trophies: 500,
  /** Members ahead of one are counted so far. */
  counted: 10_000,
  /** Members named by a dry run. */
  named: 100,
} as const;

/** Of which times a leaderboard is told: all, or the last 30 or 7 days. */
export const LEADERBOARD_PERIODS = ['all', 'month', 'week'] as const;

/** What the console offers as a trophy's icon. */
export const TROPHY_ICONS = [
  'trophy',
  'medal',
  'star',
  'flame',
  'heart',
  'messages',
  'users',
  'school',
  'calendar',
] as const;

export type TrophyIconName = (typeof TROPHY_ICONS)[number];

/** Part 3 §3: `custom`, or `others`; a community may have more. */
export const TROPHY_CATEGORIES = ['custom', 'others'] as const;
