import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { catchUp, LIVE } from './catch-up.ts';

let client: QueryClient;
let asked: string[];
beforeEach(() => {
  jest.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  asked = [];
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

/** On the screen from now on. */
async function open(name: string, meta?: typeof LIVE, fails = false): Promise<void> {
  const queryFn = (): Promise<string> => {
    asked.push(name);
    return fails ? Promise.reject(new Error('offline')) : Promise.resolve(name);
  };
  new QueryObserver(client, { queryKey: [name], meta, queryFn }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
}

describe('after a gap in live events', () => {
  it('what they keep true and is on the screen is asked for once, within three seconds, and nothing else', async () => {
    await open('feed', LIVE);
    await open('tokens');
    client.setQueryData(['left'], 'left');
    client
      .getQueryCache()
      .find({ queryKey: ['left'] })!
      .setOptions({ meta: LIVE } as never);
    asked = [];
    catchUp(client);
    await jest.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual(['feed']);
    // What is opened next asks for itself.
    expect(['left', 'tokens'].map((name) => client.getQueryState([name])!.isInvalidated)).toEqual([true, false]);
  });

  it('what had failed meanwhile is asked for again', async () => {
    await open('profile', undefined, true);
    asked = [];
    catchUp(client);
    await jest.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual(['profile']);
  });

  it('everybody asks at a moment of their own', async () => {
    await open('feed', LIVE);
    asked = [];
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.5);
    catchUp(client);
    await jest.advanceTimersByTimeAsync(1499);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['feed']);
  });

  it('who has left in time asks nothing', async () => {
    await open('feed', LIVE);
    asked = [];
    catchUp(client)();
    await jest.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual([]);
  });
});
