import { describe, expect, it } from '@jest/globals';
import { chunk, ChunkMissing, mayReload } from './chunk.ts';

/** Fails as often as said, then loads; the waits between are told, not waited for. */
function flaky(failures: number) {
  const waits: number[] = [];
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked > failures ? Promise.resolve('here') : Promise.reject(new Error('offline'));
  };
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  return { waits, load: chunk(load, wait), asked: () => asked };
}

describe('a chunk', () => {
  it('that does not come at once is asked for up to three times, later each time', async () => {
    const { load, waits, asked } = flaky(2);
    expect(await load()).toBe('here');
    expect([asked(), waits]).toEqual([3, [250, 1000]]);
  });

  it('that does not come at all is missing, and can be asked for anew', async () => {
    const { load } = flaky(3);
    await expect(load()).rejects.toBeInstanceOf(ChunkMissing);
    expect(await load()).toBe('here');
  });
});

const keeping = (kept: Map<string, string>) =>
  ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }) as Storage;

describe('a build that was replaced', () => {
  it('is reloaded once, and again only after half a minute', () => {
    const kept = new Map<string, string>();
    const storage = () => keeping(kept);
    const asked = [0, 29_999, 30_000, 30_001].map((now) => mayReload(1_000_000 + now, storage));
    expect(asked).toEqual([true, false, true, false]);
  });

  it('is left alone where nothing can be kept, since nothing would end the circle', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(mayReload(1_000_000, forbidden)).toBe(false);
  });
});
