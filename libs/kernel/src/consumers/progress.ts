import { hasTakenIn } from './checkpoint.ts';
import { type Consumer, keyOf } from './consumer.ts';
import type { Database } from '../database/database.ts';
import { comparePositions, laterPosition, type Position, START } from '../log/events.ts';
import { Signal } from './signal.ts';

/** How often the database is asked while another process may be the one that goes on. */
const PROBE_MS = 25;

/** How far consumers have come, in whatever process, as far as this one knows; and waiting for them. */
export class Progress {
  private readonly db: Database;
  /** By {@link keyOf}. */
  private readonly reached = new Map<string, Position>();
  private readonly changed = new Signal();

  constructor(db: Database) {
    this.db = db;
  }

  note(keys: readonly string[], position: Position): void {
    for (const key of keys) this.reached.set(key, laterPosition(this.reached.get(key) ?? START, position));
    this.changed.raise();
  }

  /** Waits until every consumer has taken in what it hears up to `position`, at most `timeoutMs`; answers whether all have. */
  async caughtUp(consumers: readonly Consumer[], position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    for (const consumer of consumers) {
      while (!(await this.hasPassed(consumer, position))) {
        if (performance.now() >= deadline) return false;
        await this.changed.wait(PROBE_MS);
      }
    }
    return true;
  }

  private async hasPassed(consumer: Consumer, position: Position): Promise<boolean> {
    const key = keyOf(consumer);
    if (comparePositions(this.reached.get(key) ?? START, position) >= 0) return true;
    const passed = await hasTakenIn(this.db.pool, consumer, position);
    if (passed) this.note([key], position);
    return passed;
  }
}
