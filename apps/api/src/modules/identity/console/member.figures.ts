import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type DayFigures, Figures, type FiguresAsked } from '../../../platform/records/figures.ts';
import { IS_BANNED } from '../standing/standing.sql.ts';

interface MemberCounts {
  total: number;
  seen_week: number;
  seen_month: number;
}

/** The number of members, and of those who were recently active. */
@Injectable()
export class MemberFigures implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly figures: Figures,
  ) {}

  onModuleInit(): void {
    this.figures.give('members', {
      now: () => this.counts(),
      byDay: { figures: ['members'], ask: (asked) => this.joinedByDay(asked) },
    });
  }

  /** Excludes banned members. An impersonation does not count as activity of the member. */
  private async counts(): Promise<MemberCounts> {
    const row = await runOne<MemberCounts & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select count(*)::int as total,
            count(*) filter (where s.seen > now() - interval '7 days')::int as seen_week,
            count(*) filter (where s.seen > now() - interval '30 days')::int as seen_month
          from identity.member m left join (
            select member_id, max(last_seen_at) as seen from identity.session where impersonator_id is null group by member_id
          ) s on s.member_id = m.id
          where not ${IS_BANNED}`,
    );
    return row!;
  }

  /** The number of members who joined on each day in the time zone. */
  private joinedByDay({ zone, days }: FiguresAsked): Promise<DayFigures[]> {
    return run<DayFigures>(
      this.kernel.db.pool,
      sql`select to_char(m.created_at at time zone ${zone}, 'YYYY-MM-DD') as date, count(*)::int as members from identity.member m
          where m.created_at > now() - make_interval(days => ${days + 1}::int) and not ${IS_BANNED} group by 1`,
    );
  }
}
