import type { Consumer } from './consumer.ts';
import type { Database } from '../database/database.ts';
import type { EventStore } from '../log/event-store.ts';
import type { Position } from '../log/events.ts';
import { Processor } from './processor.ts';
import { Progress } from './progress.ts';
import { type Failed, Tail } from './tail.ts';

export type Reached = (consumers: readonly string[], position: Position) => void;
export type CommittedHere = (position: Position | null) => void;

/** The consumers of the process: what they are told of other processes, and what others are told of them. */
export class Dispatcher {
  private readonly db: Database;
  private readonly progress: Progress;
  private readonly tail: Tail;
  private readonly processors: Processor[] = [];
  private readonly reachedListeners: Reached[] = [];
  private readonly committedListeners: CommittedHere[] = [];

  constructor(db: Database, store: Pick<EventStore, 'readOn'>, failed: Failed) {
    this.db = db;
    this.progress = new Progress(db);
    this.tail = new Tail(db, store, {
      failed,
      reached: (processors, position) => {
        if (processors.length === 0) return;
        const keys = processors.map(({ key }) => key);
        this.progress.note(keys, position);
        for (const listener of this.reachedListeners) listener(keys, position);
      },
    });
  }

  add(consumer: Consumer): void {
    this.processors.push(new Processor(this.db, consumer));
  }

  get consumers(): readonly Consumer[] {
    return this.processors.map(({ consumer }) => consumer);
  }

  /** Hears how far this process has brought consumers, each by name and version, to tell it to other processes. */
  onReached(listener: Reached): void {
    this.reachedListeners.push(listener);
  }

  /** Hears of each commit of this process, with the place of its last event where that is known. */
  onCommitted(listener: CommittedHere): void {
    this.committedListeners.push(listener);
  }

  start(): Promise<void> {
    return this.tail.start(this.processors);
  }

  /** Ends after the turns under way; what they have not read is read at the next start. */
  stop(): Promise<void> {
    return this.tail.stop();
  }

  /** This process has committed events. */
  wake(position: Position | null = null): void {
    this.tail.wake();
    for (const listener of this.committedListeners) listener(position);
  }

  /** Another process has committed events. */
  committedElsewhere(): void {
    this.tail.wake();
  }

  /** Another process has brought consumers so far. */
  reachedElsewhere(consumers: readonly string[], position: Position): void {
    this.progress.note(consumers, position);
  }

  /** Waits until these have taken in what they hear up to `position`, at most `timeoutMs`; answers whether all have. */
  caughtUp(consumers: readonly { readonly name: string }[], position: Position, timeoutMs: number): Promise<boolean> {
    const registered = consumers.map(({ name }) => {
      const found = this.processors.find((processor) => processor.name === name);
      if (!found) throw new Error(`${name} is not registered: nothing ever reaches it`);
      return found.consumer;
    });
    return this.progress.caughtUp(registered, position, timeoutMs);
  }
}
