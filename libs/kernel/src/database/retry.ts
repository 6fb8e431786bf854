import { setTimeout as sleep } from 'node:timers/promises';
import { ConflictError, StaleFactError } from './errors.ts';

const BASE_MS = 5;
const CEILING_MS = 100;
const ATTEMPTS = 40;

const lostRace = (error: unknown): boolean => error instanceof ConflictError || error instanceof StaleFactError;

/**
 * Repeats `attempt` while it loses races (or what else `isWorthIt`), with full jitter (up to 5 ms × 2ⁿ, at most 100): at once, the losers would
 * only meet again. Anything else is thrown as it is.
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  isWorthIt: (error: unknown) => boolean = lostRace,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthIt(error) || tries >= ATTEMPTS) throw error;
      await sleep(Math.random() * Math.min(CEILING_MS, BASE_MS * 2 ** tries));
    }
  }
}
