import {
  claimEffect,
  type Database,
  type EffectKey,
  type Lease,
  LEASE_MS,
  markMade,
  onceForPage,
  type Queryable,
  releaseEffect,
  renewLease,
} from '@lyceum/kernel';
import { TooEarly } from './queue-backend.ts';

/** Work that takes longer counts as failed and is tried again: a call that hangs must not keep its lease for ever. */
const LONGEST_WORK_MS = 5 * 60_000;
/** A batch gives its worker to other effects after this time, and goes on later. */
const TURN_MS = 5_000;
const NEXT_TURN_MS = 100;
const AT_ONCE = 100;
/** So many rows are written well within the two seconds that a transaction of an effect may take. */
const PAGE = 500;

/**
 * Works under a lease on the effect, in no transaction, and marks it as made. Answers null where it had been made before.
 * Throws TooEarly where another worker has the lease.
 */
export async function withLease<T>(
  db: Queryable,
  key: EffectKey,
  work: (lease: Lease) => Promise<T>,
): Promise<{ result: T } | null> {
  const claim = await claimEffect(db, key);
  if (claim.state === 'made') return null;
  if (claim.state === 'waiting') throw new TooEarly(claim.waitMs);
  const { lease } = claim;
  const renewing = setInterval(
    () => void renewLease(db, key, { ...lease, doneTo: null }).catch(() => undefined),
    LEASE_MS / 3,
  );
  try {
    const result = await inTime(work(lease));
    return (await markMade(db, key)) ? { result } : null;
  } catch (error) {
    // A failure is noted by whoever asked, which ends the lease, too.
    if (error instanceof TooEarly) await releaseEffect(db, key, lease);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${LONGEST_WORK_MS} ms`)), LONGEST_WORK_MS);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** `next`: the ids behind one (0 at the beginning), ascending, `limit` at most. `each`: what is done for one of them. */
export interface Each<Event> {
  next: (event: Event, behind: number, limit: number) => Promise<readonly number[]>;
  each: (event: Event, id: number) => Promise<unknown>;
}

interface Batch {
  next: (behind: number, limit: number) => Promise<readonly number[]>;
  each: (id: number) => Promise<unknown>;
}

/**
 * Works at one after the other and notes how far it has come. One that fails keeps none behind it from being done: they are,
 * and the batch is tried again from the one that failed.
 */
export async function inTurns(
  db: Queryable,
  key: EffectKey,
  lease: Lease,
  { next, each }: Batch,
  turnMs = TURN_MS,
): Promise<void> {
  const until = performance.now() + turnMs;
  let behind = lease.doneTo ?? 0;
  let failure: { error: unknown; doneTo: number } | null = null;
  for (;;) {
    const ids = await next(behind, AT_ONCE);
    if (ids.length === 0) break;
    for (const id of ids) {
      await each(id).catch((error: unknown) => (failure ??= { error, doneTo: behind }));
      behind = id;
    }
    const doneTo = failure === null ? behind : (failure as { doneTo: number }).doneTo;
    if (!(await renewLease(db, key, { ...lease, doneTo }))) throw new TooEarly(LEASE_MS);
    if (failure === null && performance.now() >= until) throw new TooEarly(NEXT_TURN_MS);
  }
  if (failure !== null) throw (failure as { error: unknown }).error;
}

/** `next`: as in {@link Each}. `write`: the rows for these ids, in the transaction that notes how far the effect has come. */
export interface Pages<Event, T> {
  next: (event: Event, behind: number, limit: number) => Promise<readonly number[]>;
  write: (event: Event, ids: readonly number[], tx: Queryable) => Promise<T>;
}

/** The ids behind one, ascending, `limit` at most: for lists that come as a whole. */
export const pageOf = (ids: readonly number[], behind: number, limit: number): number[] =>
  ids
    .filter((id) => id > behind)
    .sort((a, b) => a - b)
    .slice(0, limit);

/** Writes page after page, each in a transaction of its own. `after` is called behind each commit. */
export async function inPages<T>(
  db: Database,
  key: EffectKey,
  lease: Lease,
  page: {
    next: (behind: number, limit: number) => Promise<readonly number[]>;
    write: (ids: readonly number[], tx: Queryable) => Promise<T>;
    after: (made: T) => void | Promise<void>;
  },
): Promise<void> {
  const until = performance.now() + TURN_MS;
  let behind = lease.doneTo ?? 0;
  for (;;) {
    const ids = await page.next(behind, PAGE);
    if (ids.length === 0) return;
    behind = ids.at(-1)!;
    const made = await onceForPage(db, key, { ...lease, doneTo: behind }, (tx) => page.write(ids, tx));
    if (!made) throw new TooEarly(LEASE_MS);
    await page.after(made.result);
    if (performance.now() >= until) throw new TooEarly(NEXT_TURN_MS);
  }
}
