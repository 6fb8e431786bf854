import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { IS_BANNED } from '../standing/standing.sql.ts';

export interface MemberCounts {
  total: number;
  seen_week: number;
  seen_month: number;
}

/** How many members there are, and how many were here. */
@Injectable()
export class MemberFigures {
  constructor(private readonly kernel: Kernel) {}

  /** Of those who are not banned. An administrator who acts as a member is not that member. */
  async counts(): Promise<MemberCounts> {
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

  /** Who joined on each day of the zone's clocks. */
  async joinedByDay(zone: string, days: number): Promise<Map<string, number>> {
    const rows = await run<{ date: string; n: number }>(
      this.kernel.db.pool,
      sql`select to_char(m.created_at at time zone ${zone}, 'YYYY-MM-DD') as date, count(*)::int as n from identity.member m
          where m.created_at > now() - make_interval(days => ${days + 1}::int) and not ${IS_BANNED} group by 1`,
    );
    return new Map(rows.map(({ date, n }) => [date, n]));
  }
}
