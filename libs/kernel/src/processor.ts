import { lockCheckpoint, moveCheckpoint } from './checkpoint.ts';
import { type Database, type Queryable, run } from './database.ts';
import { isTransient } from './errors.ts';
import type { EventStore } from './event-store.ts';
import type { Position, Recorded } from './events.ts';
import { park } from './parked.ts';
import { type AsyncProjection, writesOf } from './projection.ts';

const BATCH = 500;
/** An open write transaction holds back every reader of the cluster, so a batch ends after this time. */
const LONGEST_TRANSACTION_MS = 250;
/** So often an event may fail before it is set aside (promise 12). */
const TRIES = 5;

/** What one turn did; null when another process had the checkpoint or there was nothing to read. */
export type Turn = { position: Position; events: readonly Recorded[]; more: boolean } | null;

/** What walks along the global order, event by event. */
export interface Walker {
  /** Unique; the name of its checkpoint. */
  readonly name: string;
  readonly startAt: 'beginning' | 'now';
  /** Takes one event in, with the transaction that also moves the checkpoint: so each event counts exactly once. */
  apply(tx: Queryable, event: Recorded): Promise<void>;
  /** After the commit, where something must be told outside of the database. May be lost with the process. */
  applied?(events: readonly Recorded[]): Promise<void>;
}

export const projecting = (projection: AsyncProjection): Walker => ({
  name: projection.name,
  startAt: 'beginning',
  async apply(tx, event) {
    for (const statement of writesOf(projection, event)) await run(tx, statement);
  },
});

/**
 * Leads a walker along the events. An event that fails again and again is parked, with all that follows it in its stream,
 * so that the others go on and a replay finds the stream in order.
 */
export class Processor {
  readonly walker: Walker;
  private readonly db: Database;
  private readonly store: EventStore;
  private failing: { id: string; tries: number; error: unknown } | null = null;

  constructor(db: Database, store: EventStore, walker: Walker) {
    this.db = db;
    this.store = store;
    this.walker = walker;
  }

  get name(): string {
    return this.walker.name;
  }

  /** One batch. Throws when an event fails; the next turn tries it again. */
  async turn(): Promise<Turn> {
    const turn = await this.db.transaction(async (tx) => {
      const checkpoint = await lockCheckpoint(tx, this.name);
      if (!checkpoint) return null;
      const events = await this.store.readAll(tx, checkpoint.position, BATCH);
      const parkedStreams = new Set(checkpoint.parkedStreams);
      const until = performance.now() + LONGEST_TRANSACTION_MS;
      const taken: Recorded[] = [];
      for (const event of events) {
        await this.takeIn(tx, event, parkedStreams);
        taken.push(event);
        if (performance.now() > until) break;
      }
      const last = taken.at(-1);
      if (!last) return null;
      await moveCheckpoint(tx, this.name, last.position);
      return { position: last.position, events: taken, more: taken.length < events.length || events.length === BATCH };
    });
    if (turn) this.failing = null;
    return turn;
  }

  private async takeIn(tx: Queryable, event: Recorded, parkedStreams: Set<string>): Promise<void> {
    const poison = this.failing?.id === event.id && this.failing.tries >= TRIES ? this.failing.error : undefined;
    if (poison !== undefined || parkedStreams.has(event.stream)) {
      parkedStreams.add(event.stream);
      return park(tx, this.name, event, poison);
    }
    try {
      await this.walker.apply(tx, event);
    } catch (error) {
      if (!isTransient(error)) {
        const tries = this.failing?.id === event.id ? this.failing.tries + 1 : 1;
        this.failing = { id: event.id, tries, error };
      }
      throw error;
    }
  }
}
