import { Injectable } from '@nestjs/common';
import type { scoring } from '@lyceum/contracts';
import { GAMIFICATION_LIMITS } from '@lyceum/contracts/gamification/limits';
import { Kernel, type Queryable, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { longest, streakThen } from '../ledger/rules.sql.ts';
import { breaksAt, byDeed, LEVEL, levelOf, TROPHY, worth } from '../ledger/worth.ts';

/** The stored outcome. It contains member ids only and the reader adds names, so that no names are stored. */
export type StoredOutcome = Omit<scoring.RulesPreview, 'members'> & {
  members: Omit<scoring.Outcome, 'username' | 'name'>[];
};

/** Computes the effect of new rules without writing. Mirrors `published` in ledger/rules.sql.ts. */
@Injectable()
export class DryRun {
  constructor(private readonly kernel: Kernel) {}

  /**
   * Compares each member's current score with the score under these rules and mode. Includes trophies for points and
   * streaks.
   * Trophies for activities do not depend on the rules. A broken streak counts as none, as members see it.
   * Returns member ids only, because the outcome is stored. `db` sets the statement timeout.
   */
  async of(db: Queryable, input: scoring.RulesInput): Promise<StoredOutcome> {
    const [answer] = await run<{ told: StoredOutcome }>(
      db,
      sql`with ${this.reckoned(input)},
          won as (${WON}),
          ${this.compared(input)},
          told as (
            select member_id, before, after, level_before, level_after, streak_before, streak_after,
              coalesce((select json_agg(json_build_object('id', t.id, 'title', t.details ->> 'title') order by t.id)
                        from gamification.trophy t where t.id = any(c.trophies)), '[]') as trophies
            from compared c join directory.member_card using (member_id)
            where ${AFTER} <> ${BEFORE} or c.trophies is not null
            order by abs(after - before) desc, abs(streak_after - streak_before) desc, member_id limit ${GAMIFICATION_LIMITS.named})
          select json_build_object(
            'gaining', (select count(*) from compared where ${AFTER} > ${BEFORE} or (${AFTER} = ${BEFORE} and trophies is not null)),
            'losing', (select count(*) from compared where ${AFTER} < ${BEFORE}),
            'unchanged', (select count(*) from compared where ${AFTER} = ${BEFORE} and trophies is null),
            'members', coalesce((select json_agg(told) from told), '[]')) as told`,
    );
    return answer!.told;
  }

  /** Points and streaks of every member, before trophies. */
  private reckoned({ mode, rules, streak_deeds }: scoring.RulesInput): Sql {
    const given = sql`${byDeed(rules)}::jsonb`;
    const each = {
      from_now: sql`coalesce(e.points, 0)`,
      retroactive: worth(given),
      grandfather: sql`greatest(coalesce(e.points, 0), ${worth(given)})`,
    }[mode];
    const then = streakThen(mode === 'retroactive');
    const streaks =
      mode === 'from_now'
        ? sql`select member_id, streak, best_streak, last_day from gamification.standing`
        : sql`select s.member_id, ${then.length} as streak, ${then.best} as best_streak, ${then.last} as last_day
              from gamification.standing s left join told_days t using (member_id)`;
    return sql`
      sums as (
        select member_id, sum(points)::int as points from (
          select d.member_id, ${each} as points from gamification.deed d
          left join gamification.entry e using (kind, thing, member_id) where not d.undone
          union all select member_id, points from gamification.entry where kind = ${TROPHY}) p group by member_id),
      told_days as (with ${longest(sql`${[...streak_deeds]}::text[]`)} select * from told),
      streaks as (${streaks}),
      reckoned as (
        select s.member_id, coalesce(n.points, 0) as points, r.streak, r.best_streak, r.last_day
        from gamification.standing s join streaks r using (member_id) left join sums n using (member_id))`;
  }

  private compared({ mode, levels }: scoring.RulesInput): Sql {
    const then = levelOf(sql`a.points`, sql`${JSON.stringify(levels)}::jsonb`);
    const now = sql`${this.kernel.clock.now()}::timestamptz`;
    const alive = (streak: Sql, last: Sql) =>
      sql`case when ${breaksAt(last, sql`k.zone`)} > ${now} then ${streak} else 0 end`;
    return sql`
      after_all as (
        select r.member_id, r.points + coalesce(p.xp, 0) as points, r.streak, r.last_day, p.trophies
        from reckoned r left join (
          select member_id, sum(xp)::int as xp, array_agg(trophy_id) as trophies from won group by member_id) p using (member_id)),
      compared as (
        select member_id, s.points as before, a.points as after, ${LEVEL} as level_before,
          ${mode === 'retroactive' ? then : sql`greatest(${then}, ${LEVEL})`} as level_after,
          ${alive(sql`s.streak`, sql`s.last_day`)} as streak_before, ${alive(sql`a.streak`, sql`a.last_day`)} as streak_after,
          a.trophies
        from gamification.standing s join after_all a using (member_id) left join gamification.clocks k using (member_id))`;
  }
}

/** As in `earn` (ledger/earning.sql.ts), a member who lost a trophy does not earn it again. */
const WON = sql`
  select r.member_id, a.trophy_id, a.xp from reckoned r join gamification.aim a
    on not a.retired and a.threshold <= case a.measure when 'points' then r.points when 'streak' then r.best_streak end
  where not exists (select 1 from gamification.earned g where g.member_id = r.member_id and g.trophy_id = a.trophy_id)`;

const BEFORE = sql`(before, level_before, streak_before)`;
const AFTER = sql`(after, level_after, streak_after)`;
