import { Injectable } from '@nestjs/common';
import type { scoring } from '@lyceum/contracts';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import { currentRecount } from '../recounts/recount.rows.ts';
import type { Language } from '../../../platform/texts/texts.ts';

type Written = Pick<scoring.RulesInput, 'rules' | 'levels' | 'streak_deeds'>;
type Row = Written & { version: number; mode: scoring.RulesInput['mode']; published_at: Date };

/** Default levels in the console. */
const LEVELS = {
  en: ['Newcomer', 'Member', 'Regular', 'Guide', 'Master'],
  nl: ['Nieuwkomer', 'Lid', 'Vaste gast', 'Gids', 'Meester'],
};
const STEPS = [0, 50, 250, 1000, 5000];

/** Reads the current rules and the state of recounts. */
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

  /** Progress of the recount that administrators may have to act on, otherwise of the newest. */
  async recount(): Promise<scoring.Recount> {
    const row = await currentRecount(this.kernel.db.pool);
    if (!row) {
      return { state: 'none', rules_version: null, members_done: 0, members: 0, started_at: null, ended_at: null };
    }
    return {
      state: row.state,
      rules_version: row.rules_version,
      members_done: row.done,
      // Recounts include members who joined after the start.
      members: Math.max(row.members, row.done),
      started_at: row.started_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
    };
  }

  proposed(language: Language): Written {
    const deeds = [...this.offers.deeds];
    return {
      rules: deeds.map(([deed, { proposed }]) => ({ deed, ...proposed })),
      levels: LEVELS[language].map((name, index) => ({ name, points: STEPS[index]! })),
      streak_deeds: deeds.map(([deed]) => deed),
    };
  }
}
