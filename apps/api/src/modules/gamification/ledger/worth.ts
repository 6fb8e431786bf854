import sql, { type Sql } from 'sql-template-tag';

/** The default time zone for members who have not chosen one (part 1 §9). */
export const ZONE = 'Europe/Amsterdam';

/** The kind of ledger entries from trophies. No rule has this kind, so new rules do not change these entries. */
export const TROPHY = 'trophy';

/**
 * SQL for the points of activity `d` under rules `{deed: {points, most}}`. The projection and the dry run share it.
 * An activity keeps its position of the day when other activities of that day are undone.
 */
export const worth = (rules: Sql): Sql => sql`(case
  when d.undone or d.nth > coalesce((${rules} -> d.kind ->> 'most')::int, 2147483647) then 0
  else coalesce((${rules} -> d.kind ->> 'points')::int, 0) end)`;

/** The number of the highest level for these points, or 0 without levels. */
export const levelOf = (points: Sql, levels: Sql): Sql => sql`(
  select count(*)::int from jsonb_array_elements(${levels}) l where (l ->> 'points')::int <= ${points})`;

/** The newest levels. Empty before rules are published. */
export const LEVELS = sql`coalesce((select levels from gamification.ruleset order by version desc limit 1), '[]')`;
/**
 * The levels of the rules that a `standing` row `s` was counted by. They are older until a recount reaches the member.
 */
export const LEVELS_OF_STANDING = sql`coalesce((select levels from gamification.ruleset where version = s.rules_version), '[]')`;
/** The level of a `standing` row `s`: by its points, or a higher level that it keeps. */
export const LEVEL = sql`greatest(${levelOf(sql`s.points`, LEVELS_OF_STANDING)}, s.level_floor)`;
/** The rules version of a new `standing` row. */
export const NEWEST_VERSION = sql`coalesce((select max(version) from gamification.ruleset), 0)`;

/** When a streak breaks: the second midnight after its last day, in the member's time zone. */
export const breaksAt = (last: Sql, zone: Sql): Sql =>
  sql`((${last} + 2)::timestamp at time zone coalesce(${zone}, ${ZONE}))`;

/** Indexes rules by activity, as {@link worth} reads them. */
export const byDeed = (rules: readonly { deed: string; points: number; most_per_day: number | null }[]): string =>
  JSON.stringify(Object.fromEntries(rules.map(({ deed, points, most_per_day: most }) => [deed, { points, most }])));
