import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Reconnect } from './reconnect.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A server that is away until it is told to be back, and a client that notes what it is told to do. */
function world() {
  const told: string[] = [];
  const server = { isBack: false, looks: 0 };
  const client = { disconnect: () => void told.push('disconnect'), connect: () => void told.push('connect') };
  const reconnect = new Reconnect(client, async () => {
    server.looks += 1;
    return server.isBack;
  });
  return { told, server, reconnect };
}

describe('a lost connection', () => {
  it.each([500, 5_000, 60_000, 600_000])('is made anew within 3 s of the server’s return after %i ms', async (away) => {
    const { told, server, reconnect } = world();
    reconnect.lost();
    await jest.advanceTimersByTimeAsync(away);
    expect(told).toEqual([]);
    server.isBack = true;
    await jest.advanceTimersByTimeAsync(3000);
    expect(told).toEqual(['disconnect', 'connect']);
    reconnect.over();
  });

  it('is looked for ever more rarely, by each at a time of their own', async () => {
    const { server, reconnect } = world();
    reconnect.lost();
    reconnect.lost();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.looks).toBeGreaterThanOrEqual(30);
    expect(server.looks).toBeLessThanOrEqual(66);
    reconnect.over();
  });

  it('is left alone while it is being made, and looked for again where that fails', async () => {
    const { told, server, reconnect } = world();
    server.isBack = true;
    reconnect.lost();
    await jest.advanceTimersByTimeAsync(1000);
    reconnect.lost();
    await jest.advanceTimersByTimeAsync(3000);
    expect(told).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(told.length).toBeGreaterThan(2);
    reconnect.over();
  });

  it('is looked for no longer once it is there, also where a look is under way', async () => {
    const { told, server, reconnect } = world();
    server.isBack = true;
    reconnect.lost();
    jest.advanceTimersByTime(300);
    reconnect.over();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([told, server.looks]).toEqual([[], 1]);
  });
});
