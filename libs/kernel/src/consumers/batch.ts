/** So many events are written before the first answer is waited for; so many while nobody knows what they cost. */
const MOST = 50;
const FIRST = 8;
/** Fewer events than this in a transaction's time: each takes so long that nobody else should wait for it. */
const FEW = 3;

/**
 * How many events are sent at once: as many as have lately come to a transaction's time. What one event costs depends on its consumer and on
 * what is there already; fifty dear ones would hold a transaction open for seconds, or be given up together, again and again.
 */
export class Batch {
  size = FIRST;
  private readonly aimMs: number;

  constructor(aimMs: number) {
    this.aimMs = aimMs;
  }

  /** Whether so many events are taken in soon enough for others to wait for them. */
  isQuick(events: number): boolean {
    return events <= this.size && this.size >= FEW;
  }

  took(events: number, ms: number): void {
    this.size = Math.max(1, Math.min(MOST, Math.floor((events * this.aimMs) / Math.max(ms, 1))));
  }

  /** The next is tried alone: it may have been too many of them, and not the one that failed. */
  failed(): void {
    this.size = 1;
  }
}
