import sql, { type Sql } from 'sql-template-tag';

/** By whose clocks days begin for who never chose a zone (part 1 §9). */
export const ZONE = 'Europe/Amsterdam';

/** The kind of an entry that came with a trophy: no rule of deeds, so no new rules touch it. */
export const TROPHY = 'trophy';

/**
 * What deed `d` is worth by rules `{deed: {points, most}}`: the fold and the dry run ask with the same words. A deed keeps its place
 * among those of its day when others of that day are undone.
 */
export const worth = (rules: Sql): Sql => sql`(case
  when d.undone or d.nth > coalesce((${rules} -> d.kind ->> 'most')::int, 2147483647) then 0
  else coalesce((${rules} -> d.kind ->> 'points')::int, 0) end)`;

/** The number of the highest level that so many points reach; 0 where there are no levels. */
export const levelOf = (points: Sql, levels: Sql): Sql => sql`(
  select count(*)::int from jsonb_array_elements(${levels}) l where (l ->> 'points')::int <= ${points})`;

/** The newest levels; none before rules are published. */
export const LEVELS = sql`coalesce((select levels from gamification.ruleset order by version desc limit 1), '[]')`;
/** Of standing `s`: the levels of the rules that it was counted by, which are older until a recount reaches the member. */
export const LEVELS_OF_STANDING = sql`coalesce((select levels from gamification.ruleset where version = s.rules_version), '[]')`;
/** Of standing `s`: by its points, or one that was reached and is kept. */
export const LEVEL = sql`greatest(${levelOf(sql`s.points`, LEVELS_OF_STANDING)}, s.level_floor)`;
/** Of a standing that begins now. */
export const NEWEST_VERSION = sql`coalesce((select max(version) from gamification.ruleset), 0)`;

/** When a streak breaks unless it goes on: the second midnight behind its last day, on the member's clocks. */
export const breaksAt = (last: Sql, zone: Sql): Sql =>
  sql`((${last} + 2)::timestamp at time zone coalesce(${zone}, ${ZONE}))`;

/** Rules by deed, as {@link worth} reads them. */
export const byDeed = (rules: readonly { deed: string; points: number; most_per_day: number | null }[]): string =>
  JSON.stringify(Object.fromEntries(rules.map(({ deed, points, most_per_day: most }) => [deed, { points, most }])));
