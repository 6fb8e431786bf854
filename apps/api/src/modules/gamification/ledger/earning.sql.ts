import sql, { empty, type Sql } from 'sql-template-tag';
import { NEWEST_VERSION, TROPHY } from './worth.ts';

/**
 * Sums the ledger entries of these members, or of all. Inserts a row for a member who only received a trophy.
 * Each part filters by member, so that the query never scans all rows for one member.
 */
export const total = (who: Sql | null): Sql => sql`
  insert into gamification.standing (member_id, points, level_floor, streak, best_streak, rules_version)
  select m.member_id, (select coalesce(sum(e.points), 0)::int from gamification.entry e where e.member_id = m.member_id), 0, 0, 0,
    ${NEWEST_VERSION}
  from (select member_id from gamification.standing ${who ? sql`where member_id in ${who}` : empty}
        union select member_id from gamification.earned ${who ? sql`where member_id in ${who}` : empty}) m
  on conflict (member_id) do update set points = excluded.points where gamification.standing.points <> excluded.points`;

/** A member's progress in the measure of a trophy. */
export const progress = (aim: { measure: Sql; member: Sql }): Sql => sql`coalesce(case ${aim.measure}
  when 'points' then (select s.points from gamification.standing s where s.member_id = ${aim.member})
  when 'streak' then (select s.best_streak from gamification.standing s where s.member_id = ${aim.member})
  else (select count(*)::int from gamification.deed d
        where d.member_id = ${aim.member} and d.kind = ${aim.measure} and not d.undone) end, 0)`;

/**
 * Awards the trophies whose thresholds the members have reached, with their points. Without `who` it checks all
 * members.
 * A trophy is earned once and stays, even if its activities are undone. Each measure is counted once for all trophies.
 */
export function earn({ who, deed, trophy, at }: { who?: Sql; deed?: string; trophy?: number; at: Date }): Sql[] {
  const ofWhom = who ? sql`and m.member_id in ${who}` : empty;
  const ofDeed = deed === undefined ? empty : sql`and a.measure in (${deed}, 'points', 'streak')`;
  const ofTrophy = trophy === undefined ? empty : sql`and a.trophy_id = ${trophy}`;
  return [
    sql`with ahead as materialized (
          select m.member_id, a.trophy_id, a.measure, a.threshold
          from gamification.standing m, gamification.aim a
          where not a.retired and a.measure is not null ${ofWhom} ${ofDeed} ${ofTrophy}
            and not exists (select 1 from gamification.earned g where g.member_id = m.member_id and g.trophy_id = a.trophy_id)),
        come as materialized (
          select c.member_id, c.measure, ${progress({ measure: sql`c.measure`, member: sql`c.member_id` })} as far
          from (select distinct member_id, measure from ahead) c)
        insert into gamification.earned (member_id, trophy_id, earned_at, granted, revoked)
        select h.member_id, h.trophy_id, ${at}::timestamptz, false, false
        from ahead h join come c using (member_id, measure)
        where c.far >= h.threshold
        on conflict do nothing`,
    ...withPoints({ who, at }),
  ];
}

/**
 * Adds points for the trophies earned at this time. The points are those of the trophy at that time, and later changes
 * have no effect.
 */
export function withPoints({ who, at }: { who?: Sql; at: Date }): Sql[] {
  return [
    sql`insert into gamification.entry (member_id, kind, thing, at, points, rules_version)
        select m.member_id, ${TROPHY}, m.trophy_id::text, ${at}::timestamptz, a.xp,
          coalesce((select max(version) from gamification.ruleset), 0)
        from gamification.earned m join gamification.aim a using (trophy_id)
        where not m.revoked and a.xp > 0 and m.earned_at = ${at}::timestamptz ${who ? sql`and m.member_id in ${who}` : empty}
        on conflict do nothing`,
    total(who ?? null),
  ];
}
