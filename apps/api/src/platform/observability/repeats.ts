/** The same failure is logged again after this time. */
const SILENCE_MS = 10_000;
/** Distinct failures that are remembered. */
const MOST_REMEMBERED = 100;

/** Keeps an outage from flooding the log: the same failure is logged once in ten seconds, with how often it came meanwhile. */
export class Repeats {
  private readonly now: () => number;
  private readonly seen = new Map<string, { at: number; unlogged: number }>();

  /** `now`: milliseconds of a clock that only counts. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** How often the failure came since it was last logged; null where it should not be logged now. */
  next(failure: string): number | null {
    const last = this.seen.get(failure);
    if (last && this.now() < last.at + SILENCE_MS) {
      last.unlogged += 1;
      return null;
    }
    if (this.seen.size >= MOST_REMEMBERED) this.seen.clear();
    this.seen.set(failure, { at: this.now(), unlogged: 0 });
    return last?.unlogged ?? 0;
  }
}
