import sql from 'sql-template-tag';
import { lockCheckpoint, moveCheckpoint, readCheckpoint } from './checkpoint.ts';
import { type Database, type Queryable, run, runOne } from './database.ts';
import type { EventStore } from './event-store.ts';
import type { Position, Recorded } from './events.ts';
import { type AsyncProjection, writesOf } from './projection.ts';

const BATCH = 500;
/** An open write transaction holds back every reader of the cluster, so a batch ends after this time. */
const LONGEST_TRANSACTION_MS = 250;

/** What one turn did; null when another process had the checkpoint or there was nothing to read. */
export type Turn = { position: Position; events: readonly Recorded[]; more: boolean } | null;

/** Something that walks along the global order with a checkpoint. */
export interface Processor {
  readonly name: string;
  readonly startAt: 'beginning' | 'now';
  turn(): Promise<Turn>;
}

/** Takes events into a projection: rows and checkpoint move in one transaction, so each event counts exactly once. */
export class ProjectionProcessor implements Processor {
  readonly startAt = 'beginning';
  readonly name: string;
  private readonly db: Database;
  private readonly store: EventStore;
  private readonly projection: AsyncProjection;

  constructor(db: Database, store: EventStore, projection: AsyncProjection) {
    this.name = projection.name;
    this.db = db;
    this.store = store;
    this.projection = projection;
  }

  async turn(): Promise<Turn> {
    return this.db.transaction(async (tx) => {
      const checkpoint = await lockCheckpoint(tx, this.name);
      if (!checkpoint) return null;
      const events = await this.store.readAll(tx, checkpoint, BATCH);
      const until = Date.now() + LONGEST_TRANSACTION_MS;
      const taken: Recorded[] = [];
      for (const event of events) {
        for (const statement of writesOf(this.projection, event)) await run(tx, statement);
        taken.push(event);
        if (Date.now() > until) break;
      }
      const last = taken.at(-1);
      if (!last) return null;
      await moveCheckpoint(tx, this.name, last.position);
      return { position: last.position, events: taken, more: taken.length < events.length || events.length === BATCH };
    });
  }
}

/** Adds jobs for events. Runs at least once per event, so the job's id must follow from the event. */
export interface Reactor {
  readonly name: string;
  /** Called outside any write transaction; silent events (seeding, importing) are left out. */
  react(event: Recorded): Promise<void>;
}

/**
 * Hands events to a reactor, then moves its checkpoint. The process that reacts is chosen by an advisory lock, which,
 * unlike a row lock, takes no transaction id: talking to the queue must not hold back the readers of events.
 */
export class ReactorProcessor implements Processor {
  readonly startAt = 'now';
  readonly name: string;
  private readonly db: Database;
  private readonly store: EventStore;
  private readonly reactor: Reactor;

  constructor(db: Database, store: EventStore, reactor: Reactor) {
    this.name = reactor.name;
    this.db = db;
    this.store = store;
    this.reactor = reactor;
  }

  async turn(): Promise<Turn> {
    return this.db.transaction(async (tx) => {
      if (!(await this.elected(tx))) return null;
      const checkpoint = await readCheckpoint(tx, this.name);
      const events = await this.store.readAll(tx, checkpoint, BATCH);
      const last = events.at(-1);
      if (!last) return null;
      for (const event of events) if (!event.meta.silent) await this.reactor.react(event);
      await moveCheckpoint(tx, this.name, last.position);
      return { position: last.position, events, more: events.length === BATCH };
    });
  }

  private async elected(tx: Queryable): Promise<boolean> {
    const row = await runOne<{ elected: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${this.name}, 0)) as elected`,
    );
    return row?.elected ?? false;
  }
}
