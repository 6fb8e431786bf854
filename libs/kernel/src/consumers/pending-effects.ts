import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { type Queryable, run, runOne } from '../database/database.ts';

/** What identifies a pending effect; both stand in its row of `events.job`. */
export interface EffectKey {
  readonly event_id: string;
  readonly effect: string;
}

/** A worker that dies is replaced after this time. A worker that lives renews its lease in time. */
export const LEASE_MS = 15_000;
/** The pause after the first failure. It doubles with each further one, up to an hour. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 3_600_000;
/** Further doublings would only overflow. */
const MOST_DOUBLINGS = 20;
/** An effect that is this late is shown even if no worker has reported a failure. */
const OVERDUE_S = 600;
const LONGEST_ERROR = 2000;
const MOST_LISTED = 200;
/** So many marks go at once: pruning must not hold a long transaction. */
const PRUNED_AT_ONCE = 10_000;

/** The right to work at a pending effect, until the lease runs out. */
export interface Lease {
  readonly id: string;
  /** How far a batch has come in an earlier turn; null at the beginning. */
  readonly doneTo: number | null;
}

/** `waitMs`: another worker has leased it, or it is not yet time to try it again. */
export type Claim =
  | { readonly state: 'leased'; readonly lease: Lease }
  | { readonly state: 'made' }
  | { readonly state: 'waiting'; readonly waitMs: number };

/**
 * Claims an effect that works outside of its transaction, in one statement: nothing stays open while the work is done.
 * A row that is missing though the effect has no mark is made again.
 */
export async function claimEffect(db: Queryable, { event_id, effect }: EffectKey): Promise<Claim> {
  const id = randomUUID();
  const row = await runOne<{ made: boolean; is_leased: boolean; done_to: string | null; wait_ms: number | null }>(
    db,
    sql`with made as (
          select from events.effect where event_id = ${event_id}::uuid and effect = ${effect}
        ), cleared as (
          delete from events.job using made where event_id = ${event_id}::uuid and effect = ${effect}
        ), leased as (
          insert into events.job as j (event_id, effect, lease, leased_until)
          select ${event_id}::uuid, ${effect}, ${id}::uuid, clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000}::float8)
          where not exists (select from made)
          on conflict (event_id, effect) do update set lease = excluded.lease, leased_until = excluded.leased_until
            where coalesce(greatest(j.leased_until, j.retry_at), '-infinity') <= clock_timestamp()
          returning done_to
        )
        select exists (select from made) as made, exists (select from leased) as is_leased,
          (select done_to::text from leased) as done_to,
          (select (extract(epoch from greatest(leased_until, retry_at) - clock_timestamp()) * 1000)::int from events.job
           where event_id = ${event_id}::uuid and effect = ${effect}) as wait_ms`,
  );
  const { made, is_leased, done_to, wait_ms } = row!;
  if (made) return { state: 'made' };
  if (!is_leased) return { state: 'waiting', waitMs: Math.max(wait_ms ?? 0, 100) };
  return { state: 'leased', lease: { id, doneTo: done_to === null ? null : Number(done_to) } };
}

/** Goes on working, and notes how far a batch has come. Answers false where another worker has taken over. */
export async function renewLease(
  db: Queryable,
  { event_id, effect }: EffectKey,
  { id, doneTo }: Lease,
): Promise<boolean> {
  const row = await runOne(
    db,
    sql`update events.job set leased_until = clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000}::float8),
          done_to = coalesce(${doneTo}::bigint, done_to)
        where event_id = ${event_id}::uuid and effect = ${effect} and lease = ${id}::uuid returning effect`,
  );
  return row !== null;
}

/** Gives the effect back without a failure: it is too early, or others are to have their turn. */
export async function releaseEffect(db: Queryable, { event_id, effect }: EffectKey, { id }: Lease): Promise<void> {
  await run(
    db,
    sql`update events.job set lease = null, leased_until = null
        where event_id = ${event_id}::uuid and effect = ${effect} and lease = ${id}::uuid`,
  );
}

/** Marks an effect as made. Answers false where it had been made before. */
export async function markMade(db: Queryable, { event_id, effect }: EffectKey): Promise<boolean> {
  const marked = await runOne(
    db,
    sql`with pending as (delete from events.job where event_id = ${event_id}::uuid and effect = ${effect})
        insert into events.effect (event_id, effect) values (${event_id}::uuid, ${effect})
        on conflict do nothing returning effect`,
  );
  return marked !== null;
}

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Notes a failure. Answers after which pause the effect is tried again: half a second at first, an hour at most; null where
 * the effect has been made all the same (the answer to the commit was lost, say).
 */
export async function noteFailure(
  db: Queryable,
  { event_id, effect }: EffectKey,
  error: unknown,
): Promise<{ failures: number; pauseMs: number } | null> {
  const row = await runOne<{ failures: number; pause_ms: number }>(
    db,
    sql`insert into events.job as j (event_id, effect, failures, error, failing_since, failed_at, retry_at)
        select ${event_id}::uuid, ${effect}, 1, ${textOf(error).slice(0, LONGEST_ERROR)}, clock_timestamp(), clock_timestamp(),
          clock_timestamp() + make_interval(secs => ${FIRST_PAUSE_MS / 1000}::float8)
        where not exists (select from events.effect f where f.event_id = ${event_id}::uuid and f.effect = ${effect})
        on conflict (event_id, effect) do update set failures = j.failures + 1, error = excluded.error,
          failing_since = coalesce(j.failing_since, excluded.failing_since), failed_at = excluded.failed_at,
          retry_at = clock_timestamp() + make_interval(secs => least(${LONGEST_PAUSE_MS / 1000}::float8,
            ${FIRST_PAUSE_MS / 1000}::float8 * 2 ^ least(j.failures, ${MOST_DOUBLINGS}::int))),
          lease = null, leased_until = null
        returning failures, (extract(epoch from retry_at - clock_timestamp()) * 1000)::int as pause_ms`,
  );
  return row && { failures: row.failures, pauseMs: Math.max(row.pause_ms, 0) };
}

/** An effect that has failed and is tried again, or that should have been made long ago. */
export interface TroubledEffect extends EffectKey {
  stream: string;
  type: string;
  failures: number;
  /** Null where no worker has reported a failure: it is only late. */
  error: string | null;
  /** Since when it has been failing or late. */
  since: Date;
  failed_at: Date | null;
  retry_at: Date | null;
}

const IS_TROUBLED = sql`(j.failures > 0
  or greatest(j.added_at, j.due_at) < clock_timestamp() - make_interval(secs => ${OVERDUE_S}::float8))`;

/** The effects in trouble, the oldest trouble first, 200 at most. */
export const listTroubledEffects = (db: Queryable): Promise<TroubledEffect[]> =>
  run<TroubledEffect & Record<string, unknown>>(
    db,
    sql`select j.event_id, j.effect, e.stream_id as stream, e.type, j.failures, j.error, j.failed_at, j.retry_at,
          coalesce(j.failing_since, greatest(j.added_at, j.due_at)) as since
        from events.job j join events.event e on e.id = j.event_id where ${IS_TROUBLED}
        order by since, j.event_id, j.effect limit ${MOST_LISTED}::int`,
  );

export interface EffectTrouble {
  effect: string;
  count: number;
  /** The age in seconds of the oldest trouble. */
  seconds: number;
}

/** How many effects of each name are in trouble, and for how long. */
export const countTroubledEffects = (db: Queryable): Promise<EffectTrouble[]> =>
  run<EffectTrouble & Record<string, unknown>>(
    db,
    sql`select j.effect, count(*)::int as count, extract(epoch from clock_timestamp()
            - min(coalesce(j.failing_since, greatest(j.added_at, j.due_at))))::float8 as seconds
        from events.job j where ${IS_TROUBLED} group by j.effect order by j.effect`,
  );

/** Lets a pending effect be tried at once. Answers false where it is not pending. */
export async function retryEffect(db: Queryable, { event_id, effect }: EffectKey): Promise<boolean> {
  const row = await runOne(
    db,
    sql`update events.job set retry_at = null where event_id = ${event_id}::uuid and effect = ${effect} returning effect`,
  );
  return row !== null;
}

/** Decides that a pending effect is never to be made. Answers false where it is not pending. */
export async function dropEffect(tx: Queryable, { event_id, effect }: EffectKey): Promise<boolean> {
  const dropped = await runOne(
    tx,
    sql`with pending as (
          delete from events.job where event_id = ${event_id}::uuid and effect = ${effect} returning event_id, effect
        )
        insert into events.effect (event_id, effect, dropped) select event_id, effect, true from pending
        on conflict do nothing returning effect`,
  );
  return dropped !== null;
}

/** Removes marks that no job can meet any more. Answers how many, 10,000 at most. */
export async function pruneEffects(db: Queryable, olderThanDays: number): Promise<number> {
  const pruned = await run(
    db,
    sql`with old as (
          select event_id, effect from events.effect
          where made_at < clock_timestamp() - make_interval(days => ${olderThanDays}::int)
          order by made_at limit ${PRUNED_AT_ONCE}::int
        )
        delete from events.effect f using old where f.event_id = old.event_id and f.effect = old.effect returning f.effect`,
  );
  return pruned.length;
}
