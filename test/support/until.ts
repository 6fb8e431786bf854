import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until `check` answers something truthy; a generous deadline, so that a slow machine fails no test. */
export async function until<T>(
  what: string,
  check: () => Promise<T> | T,
  deadlineMs = 20_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const answer = await check();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`);
    await sleep(20);
  }
}
