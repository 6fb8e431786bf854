import { DatabaseClock } from './clock.ts';
import type { Queryable } from './database.ts';

const HOUR_MS = 3_600_000;

/** A database whose clock is so far off this machine's. */
const databaseAt = (offBy: () => number): Queryable =>
  ({
    query: () => Promise.resolve({ rows: [{ ms: performance.timeOrigin + performance.now() + offBy() }] }),
  }) as unknown as Queryable;

const offBy = (clock: DatabaseClock): number => Math.round((clock.now().getTime() - Date.now()) / 1000);

afterEach(() => jest.restoreAllMocks());

describe('the clock of a process (promise 17)', () => {
  it.each([25, -25])('tells the time of the database, %i hours off this machine’s', async (hours) => {
    const clock = new DatabaseClock(databaseAt(() => hours * HOUR_MS));
    await clock.start();
    clock.stop();
    expect(offBy(clock)).toBe(hours * 3600);
  });

  it('goes on from there when the machine’s clock is set', async () => {
    const clock = new DatabaseClock(databaseAt(() => 0));
    await clock.start();
    clock.stop();
    const before = clock.now().getTime();
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 25 * HOUR_MS);
    expect(clock.now().getTime() - before).toBeLessThan(HOUR_MS);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  });

  it('never goes back for what the question itself may have taken', async () => {
    const clock = new DatabaseClock(databaseAt(() => 0));
    await clock.start();
    clock.stop();
    const moments: number[] = [];
    for (let asked = 0; asked < 200; asked += 1) {
      await clock.start();
      clock.stop();
      moments.push(clock.now().getTime());
    }
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });

  it('is never ahead of the database, wherever the time of an answer went', async () => {
    const time = () => performance.timeOrigin + performance.now() - HOUR_MS;
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return { rows: [{ ms: time() }] };
    };
    const clock = new DatabaseClock({ query: slow } as unknown as Queryable);
    await clock.start();
    clock.stop();
    expect(clock.now().getTime()).toBeLessThanOrEqual(time());
  });
});
