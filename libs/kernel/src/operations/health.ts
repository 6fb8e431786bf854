import sql from 'sql-template-tag';
import { type Queryable, run, runOne } from '../database/database.ts';

/** Beyond this nobody needs the exact figure. */
const COUNT_CAP = 10_000;

export interface Lag {
  name: string;
  /** Events not taken in yet, at most 10,000. */
  events: number;
  /** Since the oldest of them was recorded. */
  seconds: number;
  moved_at: Date;
}

/** How far each processor is behind. */
export const processorLag = (db: Queryable): Promise<Lag[]> =>
  run<Lag & Record<string, unknown>>(
    db,
    sql`select c.name, c.moved_at, count(e.recorded_at)::int as events,
          coalesce(extract(epoch from clock_timestamp() - min(e.recorded_at)), 0)::float8 as seconds
        from events.checkpoint c left join lateral (
          select recorded_at from events.event where (txid, position) > (c.txid, c.position)
          order by txid, position limit ${COUNT_CAP}
        ) e on true
        group by c.name, c.moved_at order by c.name`,
  );

/** The age in seconds of the cluster's oldest writing transaction, which holds back every reader of events. */
export async function oldestTransaction(db: Queryable): Promise<number> {
  const row = await runOne<{ seconds: number }>(
    db,
    sql`select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 as seconds
        from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()`,
  );
  return row!.seconds;
}

/**
 * Whether events carry transactions that this cluster has not come to yet: a logical dump restored into a fresh one.
 * Readers would wait for them for ever.
 */
export async function isFromAnotherCluster(db: Queryable): Promise<boolean> {
  const row = await runOne<{ ahead: boolean }>(
    db,
    sql`select exists (select 1 from (select txid from events.event order by txid desc, position desc limit 1) last
          where last.txid >= pg_snapshot_xmax(pg_current_snapshot())) as ahead`,
  );
  return row!.ahead;
}
