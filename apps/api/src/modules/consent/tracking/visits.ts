import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TRACKING_MINUTES } from '@lyceum/contracts/consent/cookie';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { Settings } from '../../settings/index.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const KEPT_DAYS = 90;
const HOUR_MS = 60 * 60_000;
const DAYS = 30;
const MOST_PAGES = 20;

/**
 * Visits of members and guests who allow analytics. A session ends after thirty minutes without a visit, by the
 * server's clock (part 1 §9).
 * Stores no identity and no origin, and deletes sessions after ninety days.
 */
@Injectable()
export class Visits implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.every('forget-visits', HOUR_MS, () => this.forget());
  }

  /** Counts a visit and returns its session id. Continues `given` while that session is active. */
  async count(given: string | null, path: string, event: string): Promise<string> {
    const now = this.kernel.clock.now().toISOString();
    const known = given !== null && UUID.test(given) ? given : null;
    const row = await runOne<{ session_id: string }>(
      this.kernel.db.pool,
      sql`with living as (
            update consent.visit_session set last_at = greatest(last_at, ${now}::timestamptz)
            where id = ${known}::uuid and last_at > ${now}::timestamptz - make_interval(mins => ${TRACKING_MINUTES}::int)
            returning id
          ), begun as (
            insert into consent.visit_session (id, began_at, last_at)
            select gen_random_uuid(), ${now}::timestamptz, ${now}::timestamptz where not exists (select 1 from living) returning id
          )
          insert into consent.visit (session_id, path, event, at)
          select id, ${path}, ${event}, ${now}::timestamptz from (select id from living union all select id from begun) s
          returning session_id`,
    );
    return row!.session_id;
  }

  async figures() {
    const { pool } = this.kernel.db;
    const { time_zone: zone } = (await this.settings.current()).values;
    const now = this.kernel.clock.now();
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);
    const first = new Date(Date.parse(today) - (DAYS - 1) * 24 * HOUR_MS).toISOString().slice(0, 10);
    const since = sql`at >= ${first}::timestamp at time zone ${zone}`;
    const [days, pages, events, total] = await Promise.all([
      run<{ date: string; sessions: number; visits: number }>(
        pool,
        sql`select to_char(day, 'YYYY-MM-DD') as date, coalesce(v.sessions, 0)::int as sessions, coalesce(v.visits, 0)::int as visits
            from generate_series(${first}::timestamp, ${today}::timestamp, interval '1 day') day
            left join (select date_trunc('day', at at time zone ${zone}) as day, count(distinct session_id) as sessions, count(*) as visits
                       from consent.visit where ${since} group by 1) v using (day) order by day`,
      ),
      run<{ path: string; visits: number }>(
        pool,
        sql`select '/' || split_part(path, '/', 2) as path, count(*)::int as visits from consent.visit where ${since}
            group by 1 order by visits desc, path limit ${MOST_PAGES}`,
      ),
      run<{ event: string; visits: number }>(
        pool,
        sql`select event, count(*)::int as visits from consent.visit where ${since}
            group by event order by visits desc, event limit ${MOST_PAGES}`,
      ),
      runOne<{ sessions: number; visits: number }>(
        pool,
        sql`select count(distinct session_id)::int as sessions, count(*)::int as visits from consent.visit where ${since}`,
      ),
    ]);
    return { ...total!, days, pages, events };
  }

  private async forget(): Promise<void> {
    const before = new Date(this.kernel.clock.now().getTime() - KEPT_DAYS * 24 * HOUR_MS).toISOString();
    await run(this.kernel.db.pool, sql`delete from consent.visit_session where last_at < ${before}::timestamptz`);
  }
}
