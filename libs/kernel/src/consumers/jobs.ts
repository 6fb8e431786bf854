import sql from 'sql-template-tag';
import { type Database, type Queryable, run, runOne } from '../database/database.ts';
import type { EventStore } from '../log/event-store.ts';
import type { DomainEvent, Recorded } from '../log/events.ts';
import type { Consumer, OfType } from './consumer.ts';

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

const jobId = ({ effect, event_id }: PendingJob): string => `${effect}-${event_id}`;

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
 * Hands to the queue again what has waited for longer than `graceSeconds` beyond its time, and for the first time what was
 * too far ahead for it. Answers how many.
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
        where greatest(j.added_at, j.due_at) < now() - make_interval(secs => ${graceSeconds}::float8)
           or (j.due_at > j.added_at + make_interval(secs => ${far?.beyond ?? null}::float8)
               and j.due_at < now() + make_interval(secs => ${far?.before ?? null}::float8))
        order by j.added_at limit 1000`,
  );
  for (const job of lost) await queue.add(job, jobId(job));
  return lost.length;
}

/** The event that a job is about. */
export async function eventOf(store: EventStore, db: Queryable, { stream, version }: PendingJob): Promise<Recorded> {
  const [event] = await store.read(db, stream, version - 1);
  if (!event) throw new Error(`${stream} has no version ${version}`);
  return event;
}

/**
 * Makes a job's effect once, however often the job is delivered: the mark and the effect are one transaction. Answers
 * null when it had been made before.
 */
export function onceForEvent<T>(
  db: Database,
  eventId: string,
  effect: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const marked = await runOne(
      tx,
      sql`with pending as (delete from events.job where event_id = ${eventId}::uuid and effect = ${effect})
          insert into events.effect (event_id, effect) values (${eventId}::uuid, ${effect})
          on conflict do nothing returning effect`,
    );
    return marked ? work(tx) : null;
  });
}
