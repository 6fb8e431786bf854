import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { browserStore } from './storage.ts';

const given = globalThis as { localStorage?: unknown };
const before = given.localStorage;
afterEach(() => void (given.localStorage = before));

describe('what a browser keeps', () => {
  it('is read back', () => {
    const kept = new Map<string, string>();
    given.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    };
    browserStore.write('colour', 'dark');
    expect(browserStore.read('colour')).toBe('dark');
    browserStore.remove('colour');
    expect(browserStore.read('colour')).toBeNull();
  });

  it('is nothing where storage is refused, and nothing fails', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: jest.fn(() => {
        throw new Error('The operation is insecure.');
      }),
    });
    browserStore.write('colour', 'dark');
    browserStore.remove('colour');
    expect(browserStore.read('colour')).toBeNull();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: before });
  });
});
