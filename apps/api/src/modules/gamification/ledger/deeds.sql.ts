import sql, { type Sql } from 'sql-template-tag';
import type { Move } from '../../../platform/scores/score-offers.ts';
import { nothingBeside } from '../../identity/index.ts';
import { beside } from './beside.sql.ts';
import { earn, total } from './earning.sql.ts';
import { NEWEST_VERSION, worth, ZONE } from './worth.ts';

/** Applies one score event. `move` contains only ids and short codes, and `at` is the time of the source event. */
export function moved(move: Move, at: Date): Sql[] {
  switch (move.is) {
    case 'zone':
      return [
        sql`insert into gamification.clocks (member_id, zone) values (${move.member}, ${move.zone})
            on conflict (member_id) do update set zone = excluded.zone`,
        beside(sql`(${move.member}::int)`),
      ];
    case 'left':
      return left(move.member);
    case 'done': {
      const who = sql`(${move.member}::int)`;
      return [done(move, at), weighed(move, who), ...streak(move), ...after(who, move.deed, at)];
    }
    case 'back':
    case 'undone': {
      const member = move.is === 'undone' ? (move.member ?? null) : null;
      const who = sql`(select member_id from gamification.deed where kind = ${move.deed} and thing = ${move.thing}
        and member_id = coalesce(${member}::int, member_id))`;
      return [
        sql`update gamification.deed set undone = ${move.is === 'undone'}
            where kind = ${move.deed} and thing = ${move.thing} and member_id in ${who}`,
        move.is === 'undone' ? weighedNoMore(move, who) : weighed(move, who),
        ...after(who, move.deed, at),
      ];
    }
  }
}

/** An activity that is repeated after it was undone keeps its first position of the day. */
const done = ({ member, deed, thing }: Extract<Move, { is: 'done' }>, at: Date): Sql => sql`
  insert into gamification.deed (member_id, kind, thing, at, day, nth, undone)
  select m.id, ${deed}, ${thing}, ${at}::timestamptz, m.day,
    (select count(*)::int + 1 from gamification.deed e where e.member_id = m.id and e.kind = ${deed} and e.day = m.day), false
  from (select ${member}::int as id,
          (${at}::timestamptz at time zone coalesce(
            (select zone from gamification.clocks where member_id = ${member}::int), ${ZONE}))::date as day) m
  on conflict (kind, thing, member_id) do update set undone = false`;

/** Applies the rules of this position in the log. An activity with points keeps them. */
const weighed = ({ deed, thing }: { deed: string; thing: string }, who: Sql): Sql => sql`
  insert into gamification.entry (member_id, kind, thing, at, points, rules_version)
  select d.member_id, d.kind, d.thing, d.at, ${worth(sql`r.rules`)}, r.version
  from gamification.deed d, (select * from gamification.ruleset order by version desc limit 1) r
  where d.kind = ${deed} and d.thing = ${thing} and d.member_id in ${who} and ${worth(sql`r.rules`)} <> 0
  on conflict do nothing`;

const weighedNoMore = ({ deed, thing }: { deed: string; thing: string }, who: Sql): Sql => sql`
  delete from gamification.entry where kind = ${deed} and thing = ${thing} and member_id in ${who}`;

/** A counted day stays counted if its activities are undone later. A day before the last counted one is ignored. */
const streak = ({ member, deed, thing }: Extract<Move, { is: 'done' }>): Sql[] => [
  sql`insert into gamification.standing (member_id, points, level_floor, streak, best_streak, rules_version)
      values (${member}, 0, 0, 0, 0, ${NEWEST_VERSION}) on conflict do nothing`,
  sql`update gamification.standing s set last_day = n.day, streak = n.streak, best_streak = greatest(s.best_streak, n.streak)
      from (select d.day, case when o.last_day = d.day - 1 then o.streak + 1 else 1 end as streak
            from gamification.deed d
            join gamification.standing o on o.member_id = d.member_id
            join (select * from gamification.ruleset order by version desc limit 1) r on d.kind = any(r.streak_deeds)
            where d.kind = ${deed} and d.thing = ${thing} and d.member_id = ${member}
              and (o.last_day is null or d.day > o.last_day)) n
      where s.member_id = ${member}`,
];

const after = (who: Sql, deed: string, at: Date): Sql[] => [total(who), ...earn({ who, deed, at }), beside(who)];

const left = (member: number): Sql[] => [
  sql`delete from gamification.clocks where member_id = ${member}`,
  sql`delete from gamification.deed where member_id = ${member}`,
  sql`delete from gamification.entry where member_id = ${member}`,
  sql`delete from gamification.standing where member_id = ${member}`,
  sql`delete from gamification.earned where member_id = ${member}`,
  sql`delete from gamification.shown where member_id = ${member}`,
  nothingBeside(member),
];
