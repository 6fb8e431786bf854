import { store, stored } from '../stored.ts';

/** Between one try and the next: a moment without a network is over by then. */
const WAITS_MS = [250, 1000];

/** A file of the app that could not be fetched, however often it was asked for. */
export class ChunkMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be fetched', { cause });
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loads a chunk, trying up to three times. Throws ChunkMissing. */
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
/** A build that is served again so soon is the one that lacks the chunk. */
const AGAIN_AFTER_MS = 30_000;

/**
 * Whether loading the page anew is worth it where a chunk is missing: it belongs to a build that has been replaced. Says so
 * once in half a minute, so that a file that is really lost does not send the page round in circles.
 */
export function mayReload(now: number, storage = () => sessionStorage): boolean {
  if (now - (stored<number>(RELOADED, storage) ?? -Infinity) < AGAIN_AFTER_MS) return false;
  store(RELOADED, now, storage);
  // Where nothing can be kept, nothing would end the circle.
  return stored(RELOADED, storage) === now;
}
