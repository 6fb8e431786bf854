import { afterEach, describe, expect, it } from '@jest/globals';
import { browserStore } from './storage.ts';

const setStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
afterEach(() => void delete (globalThis as { localStorage?: unknown }).localStorage);

describe('what a browser keeps', () => {
  it('is read back', () => {
    const kept = new Map<string, string>();
    setStorage(() => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    }));
    browserStore.write('colour', 'dark');
    expect(browserStore.read('colour')).toBe('dark');
    browserStore.remove('colour');
    expect(browserStore.read('colour')).toBeNull();
  });

  it('is nothing where storage is refused, and nothing fails', () => {
    setStorage(() => {
      throw new Error('The operation is insecure.');
    });
    browserStore.write('colour', 'dark');
    browserStore.remove('colour');
    expect(browserStore.read('colour')).toBeNull();
  });
});
