import { store, stored } from '../stored.ts';

/** Delays between attempts in milliseconds, to bridge a short loss of network. */
const WAITS_MS = [250, 1000];

/** Thrown if a file of the app could not be fetched after all attempts. */
export class ChunkMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be fetched', { cause });
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads a chunk with up to three attempts.
 * @throws {ChunkMissing} if all attempts fail.
 */
export const chunk =
  <T>(load: () => Promise<T>, wait: (ms: number) => Promise<void> = sleep) =>
  async (): Promise<T> => {
    for (const ms of WAITS_MS) {
      try {
        return await load();
      } catch {
        await wait(ms);
      }
    }
    return load().catch((cause: unknown) => {
      throw new ChunkMissing(cause);
    });
  };

const RELOADED = 'lyceum.reloaded-at';
/**
 * Minimum time between reloads in milliseconds. A build that is served again sooner is the one that lacks the chunk.
 */
const AGAIN_AFTER_MS = 30_000;

/**
 * Whether to reload the page for a missing chunk, which usually belongs to a replaced build. True at most once per half
 * minute, so that a lost file causes no reload loop.
 */
export function mayReload(now: number, storage = () => sessionStorage): boolean {
  if (now - (stored<number>(RELOADED, storage) ?? -Infinity) < AGAIN_AFTER_MS) return false;
  store(RELOADED, now, storage);
  // Without storage nothing would stop a reload loop.
  return stored(RELOADED, storage) === now;
}
