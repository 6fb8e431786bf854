import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCheckpoint, storeIdle } from './checkpoint.ts';
import type { Database } from '../database/database.ts';
import type { EventStore } from '../log/event-store.ts';
import { laterPosition, type Position, type Recorded, START } from '../log/events.ts';
import { Pace } from './pace.ts';
import { LONGEST_TRANSACTION_MS, type Processor } from './processor.ts';
import { Signal } from './signal.ts';
import { takeTogether } from './together.ts';

/** So many events are read at once, at most. */
const BATCH = 500;
const POLL_MS = 1000;
/** So often what was passed over in memory is stored, at most. */
const STORE_MS = 1000;

export type Failed = (consumer: string, error: unknown) => void;

interface Told {
  failed: Failed;
  /** These stand at this place, or beyond it. */
  reached(processors: readonly Processor[], position: Position): void;
}

/**
 * Reads the log once for all consumers of the process, and hands events out, in memory, to whoever is level with it
 * (docs/adr/0034). Who fails, is slow or was overtaken by another process goes on alone until it is level again, and holds
 * up no other.
 *
 * Woken after each commit, it also polls, so that lost wakes cost a second at most. Where an older transaction holds
 * something back it looks again soon, and ever later while that lasts: nobody tells when it ends.
 */
export class Tail {
  private readonly db: Database;
  private readonly store: Pick<EventStore, 'readOn'>;
  private readonly told: Told;
  private processors: readonly Processor[] = [];
  /** It reads on from here. Whoever is not away stands at this place at least. */
  private position: Position = START;
  /** Those at work or behind, each with its way back. */
  private readonly away = new Map<Processor, Promise<void>>();
  /** What those behind have read and not finished. Reading it again for each turn cost more than writing it. */
  private readonly unfinished = new Map<Processor, readonly Recorded[]>();
  private readonly committed = new Signal();
  private readonly ending = new Signal();
  private following: Promise<void> = Promise.resolve();
  private isStopping = false;
  private storedAt = -Infinity;

  constructor(db: Database, store: Pick<EventStore, 'readOn'>, told: Told) {
    this.db = db;
    this.store = store;
    this.told = told;
  }

  wake(): void {
    this.committed.raise();
  }

  async start(processors: readonly Processor[]): Promise<void> {
    this.processors = processors;
    const places: Position[] = [];
    // One after the other: processes that start together must find room for their connections.
    for (const processor of processors) {
      await ensureCheckpoint(this.db.pool, processor.consumer);
      places.push(await processor.begin());
    }
    this.isStopping = false;
    this.unfinished.clear();
    this.position = places.reduce(laterPosition, START);
    for (const processor of processors) {
      if (!processor.isAt(this.position)) this.leadBack(processor, new Pace(), Promise.resolve());
    }
    this.following = this.follow();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.committed.raise();
    this.ending.raise();
    await Promise.all([this.following, ...this.away.values()]);
    // For whoever looks at checkpoints meanwhile: what is not stored would only be passed over once more.
    await this.storeIdle(0).catch((error: unknown) => this.told.failed('tail', error));
  }

  private async follow(): Promise<void> {
    const pace = new Pace();
    while (!this.isStopping) {
      const seen = this.committed.count;
      try {
        const { events, isHeldBack } = await this.store.readOn(this.db.pool, this.position, BATCH);
        // Whoever was away has given up its way back, and no longer knows where it stands.
        if (this.isStopping) return;
        if (events.length > 0) await this.handOut(events);
        await this.storeIdle(STORE_MS);
        if (events.length > 0 || !isHeldBack) pace.moved();
        else pace.stood();
        if (events.length === BATCH || this.committed.count !== seen) await this.ending.wait(pace.ms);
        else await this.committed.wait(isHeldBack ? pace.ms : POLL_MS);
      } catch (error) {
        this.told.failed('tail', error);
        pace.failed(error);
        await this.ending.wait(pace.ms);
      }
    }
  }

  /** Whoever has nothing to do is beyond the events at once; for those who have, it waits, but not for the slow. */
  private async handOut(events: readonly Recorded[]): Promise<void> {
    const level = this.processors.filter((processor) => !this.away.has(processor));
    this.position = events.at(-1)!.position;
    const concerned = level.filter((processor) => !processor.passes(events));
    this.told.reached(
      level.filter((processor) => !concerned.includes(processor)),
      this.position,
    );
    if (concerned.length === 0) return;
    const done = new AbortController();
    const patience = sleep(LONGEST_TRANSACTION_MS, null, { signal: done.signal }).catch(() => null);
    const quick = concerned.filter((processor) => processor.isQuick(events));
    const sharing = quick.length > 1 ? quick : [];
    const shared = this.takeTogether(sharing, events);
    const first = concerned.map((processor) => {
      const pace = new Pace();
      const turn = sharing.includes(processor)
        ? shared.then((taken) => this.tell(processor, taken.get(processor) ?? []))
        : this.turn(processor, pace, events);
      this.leadBack(processor, pace, turn);
      return turn;
    });
    await Promise.race([Promise.all(first), patience]);
    done.abort();
  }

  /** Leads one on by itself, after the turn that it is in, until it is level. */
  private leadBack(processor: Processor, pace: Pace, turn: Promise<void>): void {
    const back = async (): Promise<void> => {
      await turn;
      while (!this.isStopping && !processor.isAt(this.position)) {
        await this.ending.wait(pace.ms);
        if (!this.isStopping) await this.turn(processor, pace, null);
      }
      this.away.delete(processor);
    };
    this.away.set(processor, back());
  }

  /** Takes in what the tail has read for all of these. Where that fails, each goes alone, and the one at fault fails alone. */
  private async takeTogether(
    processors: readonly Processor[],
    events: readonly Recorded[],
  ): Promise<ReadonlyMap<Processor, readonly Recorded[]>> {
    if (processors.length === 0) return new Map();
    const taken = await takeTogether(this.db, processors, events).catch(() => null);
    if (!taken) return new Map();
    this.told.reached([...taken.keys()], events.at(-1)!.position);
    return taken;
  }

  /** What fails here is told, not tried again: the events are taken in, and jobs that got lost are found later. */
  private tell(processor: Processor, taken: readonly Recorded[]): Promise<void> {
    return processor.consumer.applied(taken).catch((error: unknown) => this.told.failed(processor.name, error));
  }

  /** Takes in what the tail has read, or what comes next for whoever goes alone. Never rejects. */
  private async turn(processor: Processor, pace: Pace, read: readonly Recorded[] | null): Promise<void> {
    try {
      const events = read ?? (await this.next(processor));
      const taken = events.length > 0 ? await processor.take(events) : null;
      if (taken && !processor.isAt(events.at(-1)!.position)) this.unfinished.set(processor, events);
      if (taken) pace.moved();
      else pace.stood();
      if (!taken) return;
      this.told.reached([processor], processor.position);
      await this.tell(processor, taken);
    } catch (error) {
      this.told.failed(processor.name, error);
      pace.failed(error);
    }
  }

  /** What follows a processor's place. What another process has overtaken it in, or what failed, is read again. */
  private async next(processor: Processor): Promise<readonly Recorded[]> {
    const place = await processor.place();
    const rest = this.unfinished.get(processor);
    this.unfinished.delete(processor);
    return rest ?? (await this.store.readOn(this.db.pool, place, BATCH)).events;
  }

  /** Stores how far those have come who had nothing to do, where that was not done for so long. */
  private async storeIdle(everyMs: number): Promise<void> {
    if (performance.now() < this.storedAt + everyMs) return;
    const idle = this.processors.filter((each) => !this.away.has(each) && each.unstored !== null);
    if (idle.length === 0) return;
    this.storedAt = performance.now();
    const stored = await storeIdle(
      this.db.walks,
      idle.map((each) => each.unstored!),
    );
    for (const each of idle) if (stored.has(each.name)) each.hasStored();
  }
}
