import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Page } from './sheet.ts';

/** Built it is JavaScript; tests run the source. */
const ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './paper.worker.ts' : './paper.worker.js', import.meta.url),
);
/** Whoever comes when so many wait already is asked to come back: each takes a part of a second. */
const MOST_WAITING = 100;

let thread: Piscina | null = null;

/** Null when too many wait. Fonts are read and cut beside the event loop (promise 49), by one thread that ends when nobody asks for a while. */
export async function printed(page: Page): Promise<Buffer | null> {
  thread ??= new Piscina({
    filename: ENTRY,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });
  if (thread.queueSize >= MOST_WAITING) return null;
  return Buffer.from((await thread.run(page, { name: 'print' })) as Uint8Array);
}
