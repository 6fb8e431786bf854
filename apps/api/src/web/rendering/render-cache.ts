import type { Rendering } from '@lyceum/contracts/first-page';

/** The clock of the app ticks twice a minute, so relative times are at most this old. */
const FRESH_MS = 30_000;
const MAX_ENTRIES = 200;

/**
 * Rendering documents of guests, by a hash of all that they are rendered from. The API's answers are part of it, so a
 * change of data or rights never meets an old document.
 */
export class RenderCache {
  private readonly entries = new Map<string, Rendering>();

  get(key: string, now: number): Rendering | null {
    const found = this.entries.get(key);
    if (!found || now - found.now > FRESH_MS) return null;
    // The last used stay.
    this.entries.delete(key);
    this.entries.set(key, found);
    return found;
  }

  set(key: string, rendered: Rendering): void {
    this.entries.delete(key);
    this.entries.set(key, rendered);
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
  }
}
