import sql from 'sql-template-tag';
import { Batch } from './batch.ts';
import {
  type Checkpoint,
  type Idle,
  lockCheckpoints,
  moveCheckpoint,
  readCheckpoint,
  refuseOthersRows,
} from './checkpoint.ts';
import { type Consumer, keyOf } from './consumer.ts';
import { type Database, type Queryable, run } from '../database/database.ts';
import { isTransient } from '../database/errors.ts';
import { comparePositions, laterPosition, type Position, type Recorded, START } from '../log/events.ts';
import { appendsNothing } from '../log/horizon.ts';
import { park } from '../operations/parked.ts';

/** An open write transaction holds back every reader of the cluster, so a batch ends after this time. */
export const LONGEST_TRANSACTION_MS = 250;
/** So often an event may fail before it is set aside (promise 12). */
const TRIES = 5;

/** What a processor has to do of some events. Until it {@link Processor.ends}, the processor does not know where it stands. */
export interface Turn {
  /** Between these two there was nothing for the consumer, whoever has moved the checkpoint there. */
  readonly known: { readonly from: Position; readonly position: Position };
  readonly work: readonly Recorded[];
  /** Where the checkpoint stands when all the work is done. */
  readonly end: Position;
}

/**
 * Leads a consumer along the events, in this process. An event that fails again and again is parked, with all that follows it
 * in its stream, so that the others go on and a replay finds the stream in order.
 *
 * Its invariant (docs/adr/0034): what the consumer hears up to `position` is taken in, and between the stored checkpoint and
 * `position` there is nothing for it.
 */
export class Processor {
  readonly consumer: Consumer;
  /** It is beyond this place, in memory; the stored checkpoint may be behind. */
  position: Position = START;
  private readonly db: Database;
  /** Where the checkpoint stood when this process last knew for certain; null once it may have moved otherwise. */
  private stored: Position | null = null;
  private readonly batch = new Batch(LONGEST_TRANSACTION_MS);
  private failing: { id: string; tries: number; error: unknown } | null = null;

  constructor(db: Database, consumer: Consumer) {
    this.db = db;
    this.consumer = consumer;
  }

  get name(): string {
    return this.consumer.name;
  }

  get key(): string {
    return keyOf(this.consumer);
  }

  /** From its checkpoint: whatever it knew before may be of another time. */
  begin(): Promise<Position> {
    this.stored = null;
    return this.place();
  }

  /** Where it has to go on: from the checkpoint, where another process may have moved that. */
  async place(): Promise<Position> {
    if (this.stored === null) this.stored = this.position = await readCheckpoint(this.db.pool, this.name);
    return this.position;
  }

  /** Whether it stands at this place at least. One whose last turn ended otherwise does not know where it stands. */
  isAt(place: Position): boolean {
    return this.stored !== null && comparePositions(this.position, place) >= 0;
  }

  /** Goes beyond these events where nothing of them is for the consumer: nothing is written for that. */
  passes(events: readonly Recorded[]): boolean {
    if (this.work(events).length > 0) return false;
    this.position = laterPosition(this.position, events.at(-1)!.position);
    return true;
  }

  /**
   * Takes in what of these events is for the consumer; they are all that follow its position, or what lies before it too.
   * Answers what was taken in, or null where another process has the checkpoint or has moved it. Throws when an event fails.
   */
  async take(events: readonly Recorded[]): Promise<readonly Recorded[] | null> {
    if (this.passes(events)) return [];
    const turn = this.begins(events);
    const isLong = this.isLong(turn.work[0]!);
    const taken = await this.db.transaction(
      async (tx) => {
        if (isLong) await run(tx, sql`select ${appendsNothing()}`);
        return this.takeIn(tx, turn);
      },
      isLong ? this.db.repairs : this.db.walks,
    );
    return taken === 0 ? null : this.ends(turn, taken);
  }

  /** Whether these events are few and quick enough to be taken in together with the work of others. */
  isQuick(events: readonly Recorded[]): boolean {
    const work = this.work(events);
    return this.batch.isQuick(work.length) && !work.some((event) => this.isLong(event));
  }

  /** There must be something to do, which {@link passes} tells. */
  begins(events: readonly Recorded[]): Turn {
    const known = { from: this.stored!, position: this.position };
    this.stored = null;
    const all = this.work(events);
    const work = this.untilLong(all);
    return { known, work, end: (work.length < all.length ? work : events).at(-1)!.position };
  }

  /** So many of its events are taken in and committed. */
  ends({ work, end }: Turn, taken = work.length): readonly Recorded[] {
    this.stored = this.position = taken === work.length ? end : work[taken - 1]!.position;
    this.failing = null;
    return work.slice(0, taken);
  }

  /**
   * Whether a turn may go on from this checkpoint, which is locked. Undefined: another process has it. Throws NewerVersion where
   * the rows are another version's.
   */
  mayGoOn(checkpoint: Checkpoint | undefined, { known }: Turn): checkpoint is Checkpoint {
    if (!checkpoint) return false;
    if (comparePositions(checkpoint.position, known.from) < 0) return false;
    if (comparePositions(checkpoint.position, known.position) > 0) return false;
    refuseOthersRows(this.consumer, checkpoint.version);
    return true;
  }

  /** Writes all of a turn in a transaction that it shares. Answers when PostgreSQL has answered; does not count failures. */
  async writeAll(tx: Queryable, { work }: Turn, { parkedStreams }: Checkpoint): Promise<void> {
    const parked = new Set(parkedStreams);
    const writes = work.map((event) => this.writeOne(tx, event, parked));
    await Promise.allSettled(writes);
    await Promise.all(writes);
  }

  /** How long {@link writeAll} took. */
  took({ work }: Turn, ms: number): void {
    this.batch.took(work.length, ms);
  }

  /** What goes together: all before the next event that takes long, which goes by itself. */
  private untilLong(work: readonly Recorded[]): readonly Recorded[] {
    const long = work.findIndex((event) => this.isLong(event));
    return long < 0 ? work : work.slice(0, Math.max(long, 1));
  }

  private isLong(event: Recorded): boolean {
    return this.consumer.takesLong?.(event) ?? false;
  }

  /** Where it stands in memory beyond what is stored; null where there is nothing to store. */
  get unstored(): Idle | null {
    if (this.stored === null || this.stored === this.position) return null;
    return { name: this.name, version: this.consumer.version ?? null, from: this.stored, to: this.position };
  }

  /** What was {@link unstored} is stored, or somebody else has gone further. */
  hasStored(): void {
    this.stored = this.position;
  }

  /** Those behind its position that are for the consumer. What cannot even be asked is: it fails where it is taken in. */
  private work(events: readonly Recorded[]): readonly Recorded[] {
    const isNext =
      comparePositions(events[0]!.position, this.position) > 0
        ? () => true
        : ({ position }: Recorded) => comparePositions(position, this.position) > 0;
    return events.filter((event) => this.concerns(event) && isNext(event));
  }

  private concerns(event: Recorded): boolean {
    try {
      return this.consumer.concerns(event);
    } catch {
      return true;
    }
  }

  /** Answers how many of the events were taken in. */
  private async takeIn(tx: Queryable, turn: Turn): Promise<number> {
    const checkpoint = (await lockCheckpoints(tx, [this.name])).get(this.name);
    if (!this.mayGoOn(checkpoint, turn)) return 0;
    const { work, end } = turn;
    const parkedStreams = new Set(checkpoint.parkedStreams);
    const until = performance.now() + LONGEST_TRANSACTION_MS;
    let taken = 0;
    while (taken < work.length && performance.now() < until) {
      const begun = performance.now();
      const next = work.slice(taken, taken + this.batch.size);
      await this.write(tx, next, parkedStreams);
      taken += next.length;
      this.batch.took(next.length, performance.now() - begun);
    }
    await moveCheckpoint(tx, this.name, taken === work.length ? end : work[taken - 1]!.position);
    return taken;
  }

  /**
   * Asks for everything before it waits for the first: pipelined, or one after the other on a connection for long work. What
   * follows a statement that fails is refused by PostgreSQL.
   */
  private async write(tx: Queryable, events: readonly Recorded[], parkedStreams: Set<string>): Promise<void> {
    const outcomes = await Promise.allSettled(events.map((event) => this.writeOne(tx, event, parkedStreams)));
    const at = outcomes.findIndex(({ status }) => status === 'rejected');
    if (at < 0) return;
    this.batch.failed();
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
    await Promise.all(this.consumer.writes(event).map((statement) => run(tx, statement)));
  }
}
