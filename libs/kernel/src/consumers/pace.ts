import { isTransient } from '../database/errors.ts';

const PAUSE_MS = 10;
const LONGEST_MS = 1000;
const FIRST_BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 30_000;
/** Where the database was away: members wait for what is to come as soon as it is back. */
const LONGEST_PASSING_BACKOFF_MS = 2_000;

/** How long to wait before the next look: ever longer while nothing comes of it, and longer still while it fails. */
export class Pace {
  ms = PAUSE_MS;
  private inVain = 0;
  private failures = 0;

  moved(): void {
    this.inVain = this.failures = 0;
    this.ms = PAUSE_MS;
  }

  stood(): void {
    this.failures = 0;
    this.ms = Math.min(LONGEST_MS, PAUSE_MS * 2 ** this.inVain);
    this.inVain += 1;
  }

  failed(error: unknown): void {
    const longest = isTransient(error) ? LONGEST_PASSING_BACKOFF_MS : LONGEST_BACKOFF_MS;
    this.ms = Math.min(longest, FIRST_BACKOFF_MS * 2 ** this.failures);
    this.failures += 1;
  }
}
