import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCheckpoint, readCheckpoint } from './checkpoint.ts';
import type { Database } from '../database/database.ts';
import { isTransient } from '../database/errors.ts';
import { comparePositions, laterPosition, type Position, type Recorded, START } from '../log/events.ts';
import type { Processor, Taken, Turn } from './processor.ts';
import { Signal } from './signal.ts';

const PAUSE_MS = 10;
const POLL_MS = 1000;
/** How often the checkpoint table is asked while another process may be the one that moves it. */
const PROBE_MS = 25;
const FIRST_BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 30_000;
/** Where the database was away: members wait for what is to come as soon as it is back. */
const LONGEST_PASSING_BACKOFF_MS = 2_000;

export type Applied = (processor: string, events: readonly Recorded[]) => void;
export type Reached = (processor: string, position: Position) => void;
export type CommittedHere = (position: Position | null) => void;
export type Failed = (processor: string, error: unknown) => void;

/**
 * Serves every projection and reactor of the process. Woken after each commit of this process, it also polls, so that
 * events of other processes and lost wakes cost a second at most. Where an older transaction holds something back it looks
 * again soon, and ever later while that lasts: nobody tells when it ends. A processor that is slow or failing holds up no
 * other.
 */
export class Dispatcher {
  private readonly db: Database;
  private readonly failed: Failed;
  private readonly listeners: Applied[] = [];
  private readonly reachedListeners: Reached[] = [];
  private readonly committedListeners: CommittedHere[] = [];
  private readonly processors: Processor[] = [];
  /** How far each processor has come, as far as this process knows. */
  private readonly reached = new Map<string, Position>();
  private readonly committed = new Signal();
  private readonly applied = new Signal();
  private stopping = false;
  private loops: Promise<void>[] = [];

  constructor(db: Database, failed: Failed) {
    this.db = db;
    this.failed = failed;
  }

  add(processor: Processor): void {
    this.processors.push(processor);
  }

  /** Hears what this process has applied, after its commit: live events go out behind the rows that a refetch reads. */
  onApplied(listener: Applied): void {
    this.listeners.push(listener);
  }

  /** Hears how far this process has brought a projection or reactor, to tell it to other processes. */
  onReached(listener: Reached): void {
    this.reachedListeners.push(listener);
  }

  /** Hears of each commit of this process, with the place of its last event where that is known. */
  onCommitted(listener: CommittedHere): void {
    this.committedListeners.push(listener);
  }

  async start(): Promise<void> {
    for (const { walker } of this.processors) await ensureCheckpoint(this.db.pool, walker);
    this.stopping = false;
    this.loops = this.processors.map((processor) => this.serve(processor));
  }

  /** Ends after the turns under way; what they have not read is read at the next start. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.committed.raise();
    await Promise.all(this.loops);
  }

  /** This process has committed events. */
  wake(position: Position | null = null): void {
    this.committed.raise();
    for (const listener of this.committedListeners) listener(position);
  }

  /** Another process has committed events. */
  committedElsewhere(): void {
    this.committed.raise();
  }

  /** Another process has brought a projection or reactor so far. */
  reachedElsewhere(processor: string, position: Position): void {
    this.reached.set(processor, laterPosition(this.reached.get(processor) ?? START, position));
    this.applied.raise();
  }

  /** Waits until every named processor has passed `position`, at most `timeoutMs`; answers whether all have. */
  async caughtUp(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    for (const name of names) {
      while (!(await this.hasPassed(name, position))) {
        if (performance.now() >= deadline) return false;
        await this.applied.wait(PROBE_MS);
      }
    }
    return true;
  }

  private async hasPassed(name: string, position: Position): Promise<boolean> {
    const known = this.reached.get(name) ?? START;
    if (comparePositions(known, position) >= 0) return true;
    const stored = await readCheckpoint(this.db.pool, name);
    this.reached.set(name, laterPosition(known, stored));
    return comparePositions(stored, position) >= 0;
  }

  private async serve(processor: Processor): Promise<void> {
    let failures = 0;
    let inVain = 0;
    while (!this.stopping) {
      const seen = this.committed.count;
      let turn: Turn | null = null;
      try {
        turn = await this.turn(processor);
        failures = 0;
      } catch (error) {
        failures += 1;
        this.failed(processor.name, error);
        await this.backOff(failures, isTransient(error) ? LONGEST_PASSING_BACKOFF_MS : LONGEST_BACKOFF_MS);
      }
      inVain = turn?.isHeldBack && !turn.taken ? inVain + 1 : 0;
      if (turn?.more || this.committed.count !== seen) await sleep(PAUSE_MS);
      else await this.committed.wait(turn?.isHeldBack ? Math.min(POLL_MS, PAUSE_MS * 2 ** inVain) : POLL_MS);
    }
  }

  /** Longer with each failure, whatever is committed meanwhile; a stop is not kept waiting. */
  private async backOff(failures: number, longest: number): Promise<void> {
    const end = performance.now() + Math.min(longest, FIRST_BACKOFF_MS * 2 ** (failures - 1));
    while (!this.stopping && performance.now() < end) await this.committed.wait(end - performance.now());
  }

  private async turn(processor: Processor): Promise<Turn> {
    const turn = await processor.turn();
    if (turn.taken) await this.tell(processor, turn.taken);
    return turn;
  }

  private async tell({ name, walker }: Processor, { position, events }: Taken): Promise<void> {
    this.reached.set(name, position);
    this.applied.raise();
    for (const listener of this.reachedListeners) listener(name, position);
    for (const listener of this.listeners) listener(name, events);
    // What fails here is told, not tried again: the events are taken in, and jobs that got lost are found later.
    await walker.applied?.(events).catch((error: unknown) => this.failed(name, error));
  }
}
