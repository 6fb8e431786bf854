import { randomUUID } from 'node:crypto';
import { type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Progress } from './export.text.ts';

/** How long a member can download their file. */
export const KEPT_DAYS = 7;
/** How long a member waits for another export after one was ready. */
export const RENEWABLE_AFTER_HOURS = 24;
/** If a worker does not renew its lease for this long, another one starts again. */
const LEASE_S = 60;
const FIRST_PAUSE_S = 15;
const LONGEST_PAUSE_S = 3600;

export interface ExportRow {
  asked_at: Date;
  run: string | null;
  done: number;
  total: number | null;
  ready_at: Date | null;
  renewable_at: Date | null;
  expires_at: Date | null;
  /** In bytes. PostgreSQL returns a bigint as text. */
  size: string | null;
  [column: string]: unknown;
}

/** One attempt at an export. Its id names the file. */
export interface Attempt {
  memberId: number;
  run: string;
}

/** The path in the storage. With a random id, no one can guess the path of a file that was left behind. */
export const fileOf = (run: string): string => `exports/${run}.json`;

const COLUMNS = sql`asked_at, run, done, total, ready_at, expires_at, size,
  ready_at + make_interval(hours => ${RENEWABLE_AFTER_HOURS}::int) as renewable_at`;

const isThere = sql`not cancelled and (expires_at is null or expires_at > now())`;

/** The member's export. Null if it does not exist or has expired. */
export const exportOf = (db: Queryable, memberId: number): Promise<ExportRow | null> =>
  runOne(db, sql`select ${COLUMNS} from identity.export where member_id = ${memberId} and ${isThere}`);

/**
 * Starts an export if none exists, if it has expired, or, with `renew`, if it is old enough. Null if one is in progress
 * or ready. Of two concurrent requests, one starts it.
 */
export const beginExport = (db: Queryable, memberId: number, renew: boolean): Promise<ExportRow | null> =>
  runOne(
    db,
    // Keeps the id of the last attempt, because the next worker first removes its file.
    sql`insert into identity.export as e (member_id) values (${memberId})
        on conflict (member_id) do update set asked_at = now(), done = 0, total = null, failures = 0, error = null,
          retry_at = null, leased_until = null, ready_at = null, size = null, expires_at = null
        where not e.cancelled and e.ready_at is not null and (e.expires_at <= now()
          or (${renew}::boolean and e.ready_at <= now() - make_interval(hours => ${RENEWABLE_AFTER_HOURS}::int)))
        returning ${COLUMNS}`,
  );

/**
 * Leases the export that has waited longest. Null if none waits. `last` is the previous attempt, whose file the caller
 * must remove.
 */
export async function claimExport(db: Queryable): Promise<{ memberId: number; last: string | null } | null> {
  const row = await runOne<{ member_id: number; run: string | null }>(
    db,
    sql`update identity.export set leased_until = now() + make_interval(secs => ${LEASE_S}::int)
        where member_id = (
          select member_id from identity.export
          where ready_at is null and not cancelled and coalesce(leased_until <= now(), true) and coalesce(retry_at <= now(), true)
          order by asked_at limit 1 for update skip locked)
        returning member_id, run`,
  );
  return row && { memberId: row.member_id, last: row.run };
}

/**
 * Starts an attempt. Null if another worker has started one. Call it only after the file of the last attempt is
 * removed.
 */
export async function beginAttempt(db: Queryable, memberId: number, last: string | null): Promise<Attempt | null> {
  const attempt = { memberId, run: randomUUID() };
  const rows = await run(
    db,
    sql`update identity.export set run = ${attempt.run}::uuid, done = 0, total = null
        where member_id = ${memberId} and run is not distinct from ${last}::uuid and ready_at is null and not cancelled
        returning 1`,
  );
  return rows.length > 0 ? attempt : null;
}

/** Records the progress of an attempt and renews its lease. Returns false if the attempt must end. */
export async function noteProgress(db: Queryable, attempt: Attempt, { done, total }: Progress): Promise<boolean> {
  const rows = await run(
    db,
    sql`update identity.export set done = ${done}, total = ${total}, leased_until = now() + make_interval(secs => ${LEASE_S}::int)
        where member_id = ${attempt.memberId} and run = ${attempt.run}::uuid and ready_at is null and not cancelled
        returning 1`,
  );
  return rows.length > 0;
}

/** Marks the file as ready for download. Returns false if the attempt had to end. */
export async function finishExport(tx: Queryable, attempt: Attempt, size: number, done: number): Promise<boolean> {
  const rows = await run(
    tx,
    sql`update identity.export set ready_at = now(), expires_at = now() + make_interval(days => ${KEPT_DAYS}::int),
          size = ${size}, done = ${done}, total = ${done}, leased_until = null, error = null
        where member_id = ${attempt.memberId} and run = ${attempt.run}::uuid and ready_at is null and not cancelled
        returning 1`,
  );
  return rows.length > 0;
}

/** Releases an attempt without counting a failure: the process stops, or the member is erased. */
export const releaseExport = (db: Queryable, { memberId, run: id }: Attempt): Promise<unknown> =>
  run(
    db,
    sql`update identity.export set leased_until = null where member_id = ${memberId} and run is not distinct from ${id}::uuid`,
  );

/** Schedules a retry, with a back-off that doubles up to an hour. */
export const noteExportFailure = (
  db: Queryable,
  { memberId, run: id }: { memberId: number; run: string | null },
  error: string,
): Promise<unknown> =>
  run(
    db,
    sql`update identity.export set failures = failures + 1, error = ${error}, leased_until = null,
          retry_at = now() + make_interval(secs => least(${LONGEST_PAUSE_S}::float8, ${FIRST_PAUSE_S}::float8 * 2 ^ least(failures, 10)))
        where member_id = ${memberId} and run is not distinct from ${id}::uuid and ready_at is null`,
  );

/** Marks an export for removal. Returns its last attempt, and whether a worker holds the lease. Null if none exists. */
export const cancelExport = (
  db: Queryable,
  memberId: number,
): Promise<{ run: string | null; is_leased: boolean } | null> =>
  runOne(
    db,
    sql`update identity.export set cancelled = true where member_id = ${memberId}
        returning run, coalesce(leased_until > now(), false) as is_leased`,
  );

/** Deletes the row of a cancelled export. */
export const removeCancelled = (db: Queryable, memberId: number): Promise<unknown> =>
  run(db, sql`delete from identity.export where member_id = ${memberId} and cancelled`);

/** The expired exports, oldest first. */
export const expiredExports = (db: Queryable, limit: number): Promise<{ member_id: number; run: string }[]> =>
  run(
    db,
    sql`select member_id, run from identity.export where expires_at <= now() order by expires_at limit ${limit}::int`,
  );

/** Deletes the row, unless the member has requested another export since. */
export const removeExpired = (db: Queryable, memberId: number): Promise<unknown> =>
  run(db, sql`delete from identity.export where member_id = ${memberId} and expires_at <= now()`);
