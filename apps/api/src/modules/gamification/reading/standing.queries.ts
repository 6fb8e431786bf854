import { Injectable } from '@nestjs/common';
import type { gamification, InputOf } from '@lyceum/contracts';
import { GAMIFICATION_LIMITS } from '@lyceum/contracts/gamification/limits';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import type { Language } from '../../../platform/texts/texts.ts';
import { fireOf, MemberStatus } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { gamificationText } from '../gamification.texts.ts';
import { breaksAt, LEVEL, levelOf, LEVELS, LEVELS_OF_STANDING, TROPHY } from '../ledger/worth.ts';
import type { TrophyDetails } from '../trophies/trophy.events.ts';
import { shownTrophy } from '../trophies/trophy.look.ts';

// Total points have an index, so a page scans only as far as it needs. Points of a week or month must be summed first.
const WALKED = sql`not materialized`;
const SUMMED_ONCE = sql`materialized`;
const DAYS = { week: 7, month: 30 } as const;

interface Entry extends Record<string, unknown> {
  kind: string;
  thing: string;
  points: number;
  rules_version: number;
  at: Date;
  trophy: string | null;
  total: number;
}
type Level = { name: string; points: number };
interface Row extends Record<string, unknown> {
  points: number;
  level: number;
  levels: Level[];
  streak: number;
  best_streak: number;
  streak_until: Date | null;
  trophies: number;
  active_id: number | null;
  active: TrophyDetails | null;
}

/** Reads scores, as far as the ledger has progressed. */
@Injectable()
export class StandingQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberStatus,
    private readonly settings: Settings,
    private readonly offers: ScoreOffers,
  ) {}

  /** @throws {Refusal} `missing` for an unknown or inactive member */
  async of(memberId: number): Promise<gamification.GamificationOf> {
    if (!(await this.members.letIn([memberId])).has(memberId)) {
      throw new Refusal('missing', gamificationText('member.missing'));
    }
    const row = await this.row(memberId);
    const { onfire_count } = (await this.settings.current()).values;
    const streak_until = row.streak_until?.toISOString() ?? null;
    const fire = fireOf({ streak: row.streak, streak_until }, this.kernel.clock.now(), onfire_count);
    const streak = fire.streakCountDown > 0 ? row.streak : 0;
    const next = row.levels[row.level];
    return {
      ...{
        user_id: memberId,
        karma: row.points,
        level: row.level,
        level_name: row.levels[row.level - 1]?.name ?? null,
      },
      level_from: row.levels[row.level - 1]?.points ?? 0,
      next_level: next ? { level: row.level + 1, name: next.name, points: next.points } : null,
      ...{ streak, best_streak: row.best_streak, ...fire },
      trophies_count: row.trophies,
      active_trophy: row.active && shownTrophy(row.active_id!, row.active),
    };
  }

  private async row(memberId: number): Promise<Row> {
    const row = await runOne<Row>(
      this.kernel.db.reads,
      sql`select coalesce(s.points, 0) as points, 
            case when s.member_id is null then ${levelOf(sql`0`, LEVELS)} else ${LEVEL} end as level,
            case when s.member_id is null then ${LEVELS} else ${LEVELS_OF_STANDING} end as levels,
            coalesce(s.streak, 0) as streak, coalesce(s.best_streak, 0) as best_streak,
            ${breaksAt(sql`s.last_day`, sql`(select zone from gamification.clocks where member_id = m.id)`)} as streak_until,
            (select count(*)::int from gamification.earned e where e.member_id = m.id and not e.revoked) as trophies,
            t.id as active_id, t.details as active
          from (select ${memberId}::int as id) m
          left join gamification.standing s on s.member_id = m.id
          left join gamification.chosen c on c.member_id = m.id
          left join gamification.earned h on h.member_id = m.id and h.trophy_id = c.trophy_id and not h.revoked
          left join gamification.trophy t on t.id = h.trophy_id`,
    );
    return row!;
  }

  async points(
    viewer: MemberViewer,
    { page, size }: InputOf<typeof gamification.listMyPoints>['query'],
    language: Language,
  ) {
    const rows = await run<Entry>(
      this.kernel.db.reads,
      sql`select e.kind, e.thing, e.points, e.rules_version, e.at, t.details ->> 'title' as trophy,
            (select count(*)::int from gamification.entry where member_id = ${viewer.id}) as total
          from gamification.entry e
          left join gamification.trophy t on e.kind = ${TROPHY} and t.id::text = e.thing
          where e.member_id = ${viewer.id}
          order by e.at desc, e.kind, e.thing limit ${size} offset ${(page - 1) * size}`,
    );
    const things = await this.offers.named(
      viewer,
      rows.map(({ kind: deed, thing }) => ({ deed, thing })),
    );
    const data = rows.map(({ kind: deed, points, rules_version, at, trophy }, index) => ({
      ...{ deed, points, rules_version, at: at.toISOString(), why: this.why(deed, language) },
      thing: trophy === null ? things[index]! : { title: trophy, path: '/trophies' },
    }));
    return { data, meta: listMeta(page, size, data.length, rows[0]?.total ?? 0, null) };
  }

  private why(deed: string, language: Language): string {
    const says = this.offers.deeds.get(deed)?.says;
    if (says) return says[language === 'en' ? 0 : 1];
    return gamificationText(deed === TROPHY ? 'deed.trophy' : 'deed.unknown').in(language);
  }

  /**
   * Cuts the page before it joins names. A page with inactive members is therefore shorter, and they keep their rank.
   */
  async leaders({ period, page, size }: InputOf<typeof gamification.leaderboard>['query']) {
    const rows = await run<{
      place: number;
      karma: number;
      level: number;
      user: gamification.Ranked['user'];
      total: number;
    }>(
      this.kernel.db.reads,
      sql`with scored as ${period === 'all' ? WALKED : SUMMED_ONCE} (
            select o.member_id, o.karma from (${this.scored(period)}) o
            where o.karma > 0 and exists (select 1 from directory.member_card c where c.member_id = o.member_id)),
          placed as (
            select rank() over (order by karma desc)::int as place, member_id, karma from scored
            order by karma desc, member_id limit ${size} offset ${(page - 1) * size})
          select p.place, p.karma, ${LEVEL} as level, c.card as user,
            (select count(*)::int from (select 1 from scored limit ${COUNT_CAP}) n) as total
          from placed p
          join gamification.standing s using (member_id)
          join directory.cards() c using (member_id)
          order by p.place, p.member_id`,
    );
    const letIn = await this.members.letIn(rows.map(({ user }) => user.id));
    const data = rows.filter(({ user }) => letIn.has(user.id)).map(({ total: _, ...ranked }) => ranked);
    return { data, meta: listMeta(page, size, data.length, rows[0]?.total ?? 0, null) };
  }

  /** Counts ranks only up to the last rank that is shown. */
  async ownPlace(viewer: MemberViewer, { period }: InputOf<typeof gamification.ownPlaceOnLeaderboard>['query']) {
    const row = await runOne<{ karma: number; ahead: number }>(
      this.kernel.db.reads,
      sql`with scored as ${period === 'all' ? WALKED : SUMMED_ONCE} (${this.scored(period)}),
          own as (select o.karma from scored o where o.member_id = ${viewer.id})
          select karma, (select count(*)::int from (
            select 1 from scored o where o.karma > own.karma
              and exists (select 1 from directory.member_card c where c.member_id = o.member_id)
            limit ${GAMIFICATION_LIMITS.counted}) n) as ahead
          from own`,
    );
    const { karma = 0, ahead = 0 } = row ?? {};
    return { data: { karma, place: karma > 0 ? ahead + 1 : null } };
  }

  private scored(period: 'all' | 'week' | 'month'): Sql {
    if (period === 'all') return sql`select member_id, points as karma from gamification.standing`;
    const since = new Date(this.kernel.clock.now().getTime() - DAYS[period] * 86_400_000);
    return sql`select member_id, sum(points)::int as karma from gamification.entry where at > ${since} group by member_id`;
  }
}
