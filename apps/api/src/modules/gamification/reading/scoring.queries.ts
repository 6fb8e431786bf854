import { Injectable } from '@nestjs/common';
import type { scoring } from '@lyceum/contracts';
import { GAMIFICATION_LIMITS } from '@lyceum/contracts/limits';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import type { Language } from '../../../platform/texts/texts.ts';
import { byDeed, levelOf, TROPHY, worth } from '../ledger/worth.ts';

type Written = Pick<scoring.RulesInput, 'rules' | 'levels' | 'streak_deeds'>;
type Row = Written & { version: number; mode: scoring.RulesInput['mode']; published_at: Date };

/** What the console begins with. */
const LEVELS = {
  en: ['Newcomer', 'Member', 'Regular', 'Guide', 'Master'],
  nl: ['Nieuwkomer', 'Lid', 'Vaste gast', 'Gids', 'Meester'],
};
const STEPS = [0, 50, 250, 1000, 5000];

/** The rules as they hold, and what others would come to. */
@Injectable()
export class ScoringQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: ScoreOffers,
  ) {}

  async current(language: Language): Promise<scoring.ScoringRules> {
    const row = await runOne<Row & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select version, mode, rules, levels, streak_deeds, published_at
          from gamification.published order by version desc limit 1`,
    );
    const said = [...this.offers.deeds].map(([deed, { says }]) => ({ deed, says: says[language === 'en' ? 0 : 1] }));
    if (!row) return { version: 0, ...this.proposed(language), mode: null, published_at: null, deeds: said };
    const { published_at, ...rest } = row;
    return { ...rest, published_at: published_at.toISOString(), deeds: said };
  }

  proposed(language: Language): Written {
    const deeds = [...this.offers.deeds];
    return {
      rules: deeds.map(([deed, { proposed }]) => ({ deed, ...proposed })),
      levels: LEVELS[language].map((name, index) => ({ name, points: STEPS[index]! })),
      streak_deeds: deeds.map(([deed]) => deed),
    };
  }

  /**
   * The same sum as the ledger's, into nothing: what each member would have by these rules in this mode, beside what they have. Trophies
   * are left out: what is earned is kept.
   */
  async preview({ mode, rules, levels }: scoring.RulesInput): Promise<scoring.RulesPreview> {
    const given = sql`${byDeed(rules)}::jsonb`;
    const then = sql`${JSON.stringify(levels)}::jsonb`;
    const each = {
      from_now: sql`coalesce(e.points, 0)`,
      retroactive: worth(given),
      grandfather: sql`greatest(coalesce(e.points, 0), ${worth(given)})`,
    }[mode];
    const held = levelOf(sql`s.points`, sql`coalesce((select levels from now), '[]')`);
    const [answer] = await run<{ told: scoring.RulesPreview }>(
      this.kernel.db.reads,
      sql`with now as (select levels from gamification.ruleset order by version desc limit 1),
          sums as (
            select member_id, sum(points)::int as points from (
              select d.member_id, ${each} as points from gamification.deed d
              left join gamification.entry e using (kind, thing, member_id) where not d.undone
              union all select member_id, points from gamification.entry where kind = ${TROPHY}) p group by member_id),
          compared as (
            select s.member_id, s.points as before, coalesce(n.points, 0) as after,
              greatest(${held}, s.level_floor) as level_before,
              ${
                mode === 'retroactive'
                  ? levelOf(sql`coalesce(n.points, 0)`, then)
                  : sql`greatest(${levelOf(sql`coalesce(n.points, 0)`, then)}, ${held}, s.level_floor)`
              } as level_after
            from gamification.standing s left join sums n using (member_id)),
          told as (
            select c.*, m.username, m.first_name || ' ' || m.last_name as name
            from compared c join directory.member_card m using (member_id)
            where (c.before, c.level_before) <> (c.after, c.level_after)
            order by abs(c.after - c.before) desc, c.member_id limit ${GAMIFICATION_LIMITS.named})
          select json_build_object(
            'gaining', (select count(*) from compared where (after, level_after) > (before, level_before)),
            'losing', (select count(*) from compared where (after, level_after) < (before, level_before)),
            'unchanged', (select count(*) from compared where (after, level_after) = (before, level_before)),
            'members', coalesce((select json_agg(told) from told), '[]')) as told`,
    );
    return answer!.told;
  }
}
