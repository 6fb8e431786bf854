import sql, { type Sql } from 'sql-template-tag';
import type { RulesPublished } from '../rules/rules.events.ts';
import { beside } from './beside.sql.ts';
import { earn, total } from './earning.sql.ts';
import { byDeed, levelOf, TROPHY, worth } from './worth.ts';

/** New rules hold from their place in the log; what becomes of what stands there already is their mode. */
export function published(data: RulesPublished, at: Date): Sql[] {
  const { mode, rules_version } = data;
  const rules = sql`${byDeed(data.rules)}::jsonb`;
  const isNew = mode !== 'from_now';
  return [
    // Before the new levels hold: who has reached one keeps it, but where all is counted anew.
    mode === 'retroactive'
      ? sql`update gamification.standing set level_floor = 0`
      : sql`update gamification.standing s set level_floor = greatest(s.level_floor, ${levelOf(sql`s.points`, sql`r.levels`)})
            from (select * from gamification.ruleset order by version desc limit 1) r`,
    sql`insert into gamification.ruleset (version, rules, levels, streak_deeds)
        values (${rules_version}, ${rules}, ${JSON.stringify(data.levels)}::jsonb, ${data.streak_deeds}::text[])`,
    ...(mode === 'retroactive' ? [sql`delete from gamification.entry where kind <> ${TROPHY}`] : []),
    ...(isNew
      ? [
          sql`insert into gamification.entry (member_id, kind, thing, at, points, rules_version)
              select d.member_id, d.kind, d.thing, d.at, ${worth(rules)}, ${rules_version}::int
              from gamification.deed d where ${worth(rules)} > 0
              on conflict (kind, thing, member_id) do update
                set points = excluded.points, rules_version = excluded.rules_version
                where excluded.points > gamification.entry.points`,
          total(null),
          streaks(data, mode === 'retroactive'),
        ]
      : []),
    ...earn({ at }),
    beside(null),
  ];
}

/** Days that follow each other, of all that was ever done: as `told`, behind `with`. */
export const longest = (streakDeeds: readonly string[]): Sql => sql`
  days as (select distinct member_id, day from gamification.deed where kind = any(${[...streakDeeds]}::text[])),
  runs as (select member_id, day, day - (row_number() over (partition by member_id order by day))::int as run from days),
  lengths as (select member_id, count(*)::int as length, max(day) as last from runs group by member_id, run),
  told as (select distinct on (member_id) member_id, last, length,
             (max(length) over (partition by member_id))::int as best
           from lengths order by member_id, last desc)`;

/**
 * The streak of standing `s` by the days `t` of {@link longest}, if there are any: anew, or what gives more. The fold and the dry run ask
 * with the same words.
 */
export const streakThen = (anew: boolean): { length: Sql; best: Sql; last: Sql } =>
  anew
    ? { length: sql`coalesce(t.length, 0)`, best: sql`coalesce(t.best, 0)`, last: sql`t.last` }
    : {
        length: sql`case when t.last is null then s.streak
                         when s.last_day is null or t.last > s.last_day then t.length
                         when t.last = s.last_day then greatest(s.streak, t.length) else s.streak end`,
        best: sql`greatest(s.best_streak, t.best)`,
        last: sql`greatest(s.last_day, t.last)`,
      };

function streaks({ streak_deeds }: RulesPublished, anew: boolean): Sql {
  const { length, best, last } = streakThen(anew);
  return sql`with ${longest(streak_deeds)},
      reckoned as (select s.member_id, ${length} as streak, ${best} as best_streak, ${last} as last_day
                   from gamification.standing s left join told t using (member_id))
    update gamification.standing s set streak = n.streak, best_streak = n.best_streak, last_day = n.last_day
    from reckoned n
    where n.member_id = s.member_id
      and (s.streak, s.best_streak, s.last_day) is distinct from (n.streak, n.best_streak, n.last_day)`;
}
