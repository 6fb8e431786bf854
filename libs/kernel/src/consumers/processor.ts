import type { Sql } from 'sql-template-tag';
import { lockCheckpoint, moveCheckpoint, readCheckpoint, refuseOthersRows } from './checkpoint.ts';
import { type Database, type Queryable, run } from '../database/database.ts';
import { isTransient } from '../database/errors.ts';
import type { Position, Recorded } from '../log/events.ts';
import { park } from '../operations/parked.ts';
import { type AsyncProjection, versionOf, writesOf } from './projection.ts';
import { BATCH, type Reading } from './reading.ts';

/** So many events are written before the first answer is waited for. */
const AT_ONCE = 50;
/** An open write transaction holds back every reader of the cluster, so a batch ends after this time. */
const LONGEST_TRANSACTION_MS = 250;
/** For so long a checkpoint is taken to stand where it stood. */
const KNOWN_MS = 1000;
/** So often an event may fail before it is set aside (promise 12). */
const TRIES = 5;

/** What was taken in, up to this place. */
export interface Taken {
  position: Position;
  events: readonly Recorded[];
}

/**
 * What one turn did. `taken` is null when another process had the checkpoint or there was nothing to read; `more` can be
 * read at once, and what `isHeldBack` as soon as an older transaction has ended.
 */
export interface Turn {
  taken: Taken | null;
  more: boolean;
  isHeldBack: boolean;
}

/** What walks along the global order, event by event. */
export interface Walker {
  /** Unique; the name of its checkpoint. */
  readonly name: string;
  readonly startAt: 'beginning' | 'now';
  /** In which it fills its rows; left out by what fills none. */
  readonly version?: number;
  /** What it writes for one event, in the transaction that also moves the checkpoint: so each event counts exactly once. */
  writes(event: Recorded): readonly Sql[];
  /** After the commit, where something must be told outside of the database. May be lost with the process. */
  applied?(events: readonly Recorded[]): Promise<void>;
}

export const projecting = (projection: AsyncProjection): Walker => ({
  name: projection.name,
  startAt: 'beginning',
  version: versionOf(projection),
  writes: (event) => writesOf(projection, event),
});

/**
 * Leads a walker along the events. An event that fails again and again is parked, with all that follows it in its stream,
 * so that the others go on and a replay finds the stream in order.
 */
export class Processor {
  readonly walker: Walker;
  private readonly db: Database;
  private readonly reading: Reading;
  /** Where its checkpoint stood, `at` so many ms after the process began. */
  private known: { position: Position; at: number } | null = null;
  /** Whether the last turn found that another process had gone on from where it had read. */
  private isElsewhere = false;
  private failing: { id: string; tries: number; error: unknown } | null = null;

  constructor(db: Database, reading: Reading, walker: Walker) {
    this.db = db;
    this.reading = reading;
    this.walker = walker;
  }

  get name(): string {
    return this.walker.name;
  }

  /**
   * One batch. Throws when an event fails; the next turn tries it again. What is to be taken in is read before the
   * transaction begins, which would hold back every reader meanwhile.
   */
  async turn(): Promise<Turn> {
    const from = await this.place();
    const { events, isHeldBack } = await this.reading.after(from);
    if (events.length === 0) return { taken: null, more: false, isHeldBack };
    const taken = await this.db.transaction((tx) => this.takeIn(tx, from, events), this.db.walks);
    this.known = taken && { position: taken.position, at: performance.now() };
    // Another process that has the checkpoint in hand goes on by itself; where one has moved it, what follows may be ours.
    if (!taken) return { taken, more: this.isElsewhere, isHeldBack: false };
    this.failing = null;
    return { taken, more: taken.events.length < events.length || events.length === BATCH, isHeldBack };
  }

  /** Asked again now and then: another process may have gone on from there. */
  private async place(): Promise<Position> {
    const now = performance.now();
    if (!this.known || this.known.at < now - KNOWN_MS) {
      this.known = { position: await readCheckpoint(this.db.pool, this.name), at: now };
    }
    return this.known.position;
  }

  private async takeIn(tx: Queryable, from: Position, events: readonly Recorded[]): Promise<Taken | null> {
    const checkpoint = await lockCheckpoint(tx, this.name);
    this.isElsewhere = checkpoint !== null && checkpoint.position !== from;
    if (checkpoint === null || this.isElsewhere) return null;
    refuseOthersRows(this.walker, checkpoint.version);
    const parkedStreams = new Set(checkpoint.parkedStreams);
    const until = performance.now() + LONGEST_TRANSACTION_MS;
    let taken = 0;
    while (taken < events.length && performance.now() < until) {
      const next = events.slice(taken, taken + AT_ONCE);
      await this.write(tx, next, parkedStreams);
      taken += next.length;
    }
    const { position } = events[taken - 1]!;
    await moveCheckpoint(tx, this.name, position);
    return { position, events: events.slice(0, taken) };
  }

  /** Sends everything before it waits for the first: what follows a statement that fails is refused by PostgreSQL. */
  private async write(tx: Queryable, events: readonly Recorded[], parkedStreams: Set<string>): Promise<void> {
    const outcomes = await Promise.allSettled(events.map((event) => this.writeOne(tx, event, parkedStreams)));
    const at = outcomes.findIndex(({ status }) => status === 'rejected');
    if (at < 0) return;
    const error: unknown = (outcomes[at] as PromiseRejectedResult).reason;
    const { id } = events[at]!;
    if (!isTransient(error)) {
      const tries = this.failing?.id === id ? this.failing.tries + 1 : 1;
      this.failing = { id, tries, error };
    }
    throw error;
  }

  private async writeOne(tx: Queryable, event: Recorded, parkedStreams: Set<string>): Promise<void> {
    const poison = this.failing?.id === event.id && this.failing.tries >= TRIES ? this.failing.error : undefined;
    if (poison !== undefined || parkedStreams.has(event.stream)) {
      parkedStreams.add(event.stream);
      return park(tx, this.name, event, poison);
    }
    await Promise.all(this.walker.writes(event).map((statement) => run(tx, statement)));
  }
}
