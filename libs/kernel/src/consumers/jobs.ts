import sql from 'sql-template-tag';
import { type Database, type Queryable, run, runOne } from '../database/database.ts';
import { appendsNothing } from '../log/horizon.ts';
import type { EventStore } from '../log/event-store.ts';
import type { DomainEvent, Recorded } from '../log/events.ts';
import { asRowEffect } from '../database/row-effects.ts';
import type { Consumer, OfType } from './consumer.ts';
import { type EffectKey, type Lease, markMade, renewLease } from './pending-effects.ts';

/** What events lead to outside of their own rows, made once per event. By name: that is what lies in the queue. */
export interface Effect<E extends DomainEvent = never> {
  readonly name: string;
  /** Of the types alone: which events it is made of. */
  readonly madeOf?: (event: E) => void;
}

export const effect = <E extends DomainEvent>(name: string): Effect<E> => ({ name });

/** What a reactor asks for: an effect, at once or when it is due. */
export interface Wanted<E extends DomainEvent = never> {
  readonly effect: Effect<E>;
  readonly due?: Date;
}

/** Turns events into jobs, purely. Silent events (seeding, importing) never reach it. */
export interface Reactor {
  readonly name: string;
  readonly on: Readonly<Record<string, (event: Recorded<never>) => readonly Wanted[]>>;
}

export const reactor = <E extends DomainEvent>(declared: {
  name: string;
  on: { readonly [T in E['type']]?: (event: Recorded<OfType<E, T>>) => readonly Wanted<OfType<E, T>>[] };
}): Reactor => declared as unknown as Reactor;

/** An effect that has been asked for and is not made yet. Ids only: this is what lies in the queue. */
export interface PendingJob {
  readonly event_id: string;
  readonly effect: string;
  readonly stream: string;
  readonly version: number;
  readonly due_at: string | null;
}

/** Takes jobs at least once each; the same id twice is one job as long as the first is remembered. */
export interface JobQueue {
  add(job: PendingJob, jobId: string): Promise<void>;
}

export const jobId = ({ effect, event_id }: EffectKey): string => `${effect}-${event_id}`;

const COLUMNS = sql`j.event_id, j.effect, e.stream_id as stream, e.version,
  to_char(j.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_at`;

const wanted = ({ on }: Reactor, event: Recorded): readonly Wanted[] =>
  event.meta.silent ? [] : (on[event.type]?.(event as Recorded<never>) ?? []);

/**
 * Notes the wanted effects in the transaction that moves the checkpoint, and hands them to the queue after its commit: no
 * talk with the queue holds a transaction open, and what the queue never got or has lost is found by {@link reconcileJobs}.
 */
export const reacting = (reactor: Reactor, queue: JobQueue): Consumer => ({
  name: reactor.name,
  startAt: 'now',
  types: Object.keys(reactor.on),
  concerns: (event) => wanted(reactor, event).length > 0,
  writes: (event) =>
    wanted(reactor, event).map(
      ({ effect: { name }, due }) =>
        sql`insert into events.job (event_id, effect, due_at) values (${event.id}::uuid, ${name}, ${due ?? null}::timestamptz)
            on conflict do nothing`,
    ),
  async applied(events) {
    for (const event of events) {
      for (const { effect, due } of wanted(reactor, event)) {
        const { id, stream, version } = event;
        const job = { event_id: id, effect: effect.name, stream, version, due_at: due?.toISOString() ?? null };
        await queue.add(job, jobId(job));
      }
    }
  },
});

/** What a queue is not given when it is asked for: due later than `beyond`. It gets it `before` its time, both in seconds. */
export interface FarAhead {
  beyond: number;
  before: number;
}

/**
 * Hands every effect to the queue again that is late by `graceSeconds`, whatever the queue remembers of it, and for the first
 * time what was too far ahead for it. The table is the truth: an effect is asked for until it is made or dropped. Answers how many.
 */
export async function reconcileJobs(
  db: Database,
  queue: JobQueue,
  graceSeconds: number,
  far: FarAhead | null = null,
): Promise<number> {
  const lost = await run<PendingJob & Record<string, unknown>>(
    db.pool,
    sql`select ${COLUMNS} from events.job j join events.event e on e.id = j.event_id
        where greatest(j.added_at, j.due_at, j.retry_at, j.leased_until) < now() - make_interval(secs => ${graceSeconds}::float8)
           or (j.due_at > j.added_at + make_interval(secs => ${far?.beyond ?? null}::float8)
               and j.due_at < now() + make_interval(secs => ${far?.before ?? null}::float8)
               and j.failures = 0 and j.lease is null)
        order by greatest(j.added_at, j.due_at, j.retry_at, j.leased_until) limit 1000`,
  );
  for (const job of lost) await queue.add(job, jobId(job));
  return lost.length;
}

/** A pending effect as the queue takes it; null where it is not pending. */
export const pendingJobOf = (db: Queryable, { event_id, effect }: EffectKey): Promise<PendingJob | null> =>
  runOne<PendingJob & Record<string, unknown>>(
    db,
    sql`select ${COLUMNS} from events.job j join events.event e on e.id = j.event_id
        where j.event_id = ${event_id}::uuid and j.effect = ${effect}`,
  );

/** The event that a job is about. */
export async function eventOf(store: EventStore, db: Queryable, { stream, version }: PendingJob): Promise<Recorded> {
  const [event] = await store.read(db, stream, version - 1);
  if (!event) throw new Error(`${stream} has no version ${version}`);
  return event;
}

/** PostgreSQL ends a row effect that takes longer: it holds locks, and one of the workers. */
export const LONGEST_ROW_EFFECT_MS = 2_000;

/**
 * Makes a row effect once, however often the job is delivered: the mark and the effect are one transaction, of bounded time.
 * Answers null when it had been made before.
 */
export function onceForEvent<T>(
  db: Database,
  eventId: string,
  effect: string,
  work: (tx: Queryable) => Promise<T>,
  longestMs = LONGEST_ROW_EFFECT_MS,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    await limit(tx, longestMs);
    const marked = await markMade(tx, { event_id: eventId, effect });
    return marked ? asRowEffect(effect, () => work(tx)) : null;
  });
}

/**
 * Makes one page of a row effect for many: its rows and how far the effect has come (`lease.doneTo`) are one transaction, of
 * bounded time. So each page is written once. Answers null where another worker has the lease.
 */
export function onceForPage<T>(
  db: Database,
  key: EffectKey,
  lease: Lease,
  work: (tx: Queryable) => Promise<T>,
): Promise<{ result: T } | null> {
  return db.transaction(async (tx) => {
    await limit(tx, LONGEST_ROW_EFFECT_MS);
    if (!(await renewLease(tx, key, lease))) return null;
    return { result: await asRowEffect(key.effect, () => work(tx)) };
  });
}

/** PostgreSQL ends this transaction after so many milliseconds, and readers of the log do not wait for it. */
async function limit(tx: Queryable, longestMs: number): Promise<void> {
  await run(tx, sql`select set_config('transaction_timeout', ${String(longestMs)}, true), ${appendsNothing()}`);
}
