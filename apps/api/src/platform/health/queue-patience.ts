import { setTimeout as later } from 'node:timers/promises';

const LONGEST_WAIT_MS = 500;

/** What the queue answers, or null where it does not in time: nobody who only looks waits for a Redis that is away or hangs. */
export async function fromQueue<T>(asked: Promise<T>): Promise<T | null> {
  const patience = new AbortController();
  const tooLate = later(LONGEST_WAIT_MS, null, { signal: patience.signal, ref: false }).catch(() => null);
  return Promise.race([asked, tooLate]).finally(() => patience.abort());
}
