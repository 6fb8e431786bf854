/** Gamification. A trophy's threshold is at least 1 and its rank 1 to 3 (part 3 §3, §9). */
export const GAMIFICATION_LIMITS = {
  threshold: 1,
  ranks: 3,
  title: 60,
  description: 500,
  most: 1_000_000,
  /** Points per activity. */
  points: 1000,
  levels: 50,
  levelName: 40,
  deeds: 100,
  colors: 4,
  page: 20,
  trophies: 500,
  /** Counts members ahead of the viewer up to this number. */
  counted: 10_000,
  /** Members that a dry run lists. */
  named: 100,
} as const;

/** The periods of a leaderboard: all time, or the last 30 or 7 days. */
export const LEADERBOARD_PERIODS = ['all', 'month', 'week'] as const;

/** The icons that the console offers for trophies. */
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

/** `custom` or `others` (part 3 §3). A community may have more. */
export const TROPHY_CATEGORIES = ['custom', 'others'] as const;
