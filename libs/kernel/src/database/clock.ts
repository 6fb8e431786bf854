import sql from 'sql-template-tag';
import { type Queryable, runOne } from './database.ts';

const READ_EVERY_MS = 15_000;

/** The time as the system sees it; tests and seeding set their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * The time of the database, read now and then and counted on from there by a clock that nobody sets: so processes agree
 * with each other, and with what SQL calls `now()`, whatever their machines' clocks say (docs/adr/0016).
 */
export class DatabaseClock implements Clock {
  private readonly db: Queryable;
  private read = Date.now();
  private readAt = performance.now();
  private timer?: ReturnType<typeof setInterval>;

  constructor(db: Queryable) {
    this.db = db;
  }

  now(): Date {
    return new Date(this.known());
  }

  /** Reads the time, and goes on reading it. A database that is away is no reason to stop counting. */
  async start(): Promise<void> {
    await this.set();
    this.timer = setInterval(() => void this.set().catch(() => undefined), READ_EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async set(): Promise<void> {
    const asked = performance.now();
    const row = await runOne<{ ms: number }>(
      this.db,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
    );
    const latest = this.known();
    const answered = performance.now();
    // It was that time at some moment between question and answer: by now it is that or later, by no more than the answer took.
    // What fits is not touched, and of what does the earliest is taken: nothing begins before its moment.
    if (latest >= row!.ms && latest <= row!.ms + answered - asked) return;
    this.read = row!.ms;
    this.readAt = answered;
  }

  private known(): number {
    return this.read + performance.now() - this.readAt;
  }
}
