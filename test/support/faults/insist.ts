import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../persona.ts';

const PAUSE_MS = 100;

/** Asks until it is acknowledged, as a client does on a bad network. Whatever is refused for good fails the test. */
export async function insist(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer && answer.status < 300) return answer;
    if (answer && answer.status < 500 && answer.status !== 409) {
      throw new Error(`${what} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    await sleep(PAUSE_MS);
  }
}

/** Does the work for each of them, so many at once. */
export async function eachOf<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const one = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
