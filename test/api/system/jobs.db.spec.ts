import { Redis } from 'ioredis';
import pino from 'pino';
import { Jobs } from '../../../apps/api/src/platform/jobs/jobs.ts';
import { TooEarly } from '../../../apps/api/src/platform/jobs/queue-backend.ts';
import { createDatabase, type TestDatabase } from '../../support/servers/database.ts';
import { RedisServer } from '../../support/servers/redis.ts';
import { until } from '../../support/until.ts';

let redis: RedisServer;
let database: TestDatabase;
beforeAll(async () => {
  redis = await RedisServer.start();
  database = await createDatabase({ verified: false });
});
afterAll(async () => {
  await redis?.stop();
  await database?.drop();
});

describe.each([
  ['PostgreSQL', () => ({ databaseUrl: database.url, redisUrl: null })],
  ['Redis', () => ({ databaseUrl: database.url, redisUrl: redis.url })],
])('jobs on %s', (_, config) => {
  const logger = pino({ level: 'silent' });
  const done: unknown[] = [];
  let adding: Jobs;
  let working: Jobs;
  let failures = 1;
  let early = 3;
  let release: (() => void) | null = null;
  beforeAll(async () => {
    adding = new Jobs(config(), logger);
    working = new Jobs(config(), logger);
    working.handle('note', (payload) => Promise.resolve(void done.push(payload)));
    working.handle('fails-once', (payload) => {
      if (failures-- > 0) throw new Error('once');
      done.push(payload);
      return Promise.resolve();
    });
    working.handle('held', async () => {
      await new Promise<void>((resolve) => (release = resolve));
      done.push('held');
    });
    working.handle('early', (payload) => {
      if (early-- > 0) throw new TooEarly(50);
      return Promise.resolve(void done.push(payload));
    });
    working.every('tick', 300, () => Promise.resolve(void done.push('tick')));
    await adding.start({ works: false });
    await working.start({ works: true });
  });
  afterAll(async () => {
    await working.stop();
    await adding.stop();
  });

  it('are done by a process that works, added by one that does not', async () => {
    await adding.add('note', { n: 1 }, 'note-1');
    await until('it was done', () => done.some((each) => JSON.stringify(each) === '{"n":1}'));
  });

  it('are one job under one id until it is done', async () => {
    await adding.add('held', {}, 'held-1');
    await until('it is begun', () => release !== null);
    for (let times = 0; times < 3; times += 1) await adding.add('held', {}, 'held-1');
    release!();
    await adding.add('note', { n: 3 }, 'note-3');
    await until('the one behind them was done', () => done.some((each) => JSON.stringify(each) === '{"n":3}'));
    expect(done.filter((each) => each === 'held')).toHaveLength(1);
  });

  it('are tried again, and wait when they are to be done later', async () => {
    const begun = Date.now();
    await adding.add('note', { n: 5 }, 'note-5', 700);
    await adding.add('fails-once', { n: 4 }, 'fails-4');
    await until('both were done', () =>
      ['{"n":4}', '{"n":5}'].every((n) => done.some((each) => JSON.stringify(each) === n)),
    );
    expect(Date.now() - begun).toBeGreaterThanOrEqual(690);
  });

  it('go back when they come before they are due, which costs no attempt (promise 17)', async () => {
    await adding.add('early', { n: 6 }, 'early-6', 0, 1);
    await until('it was done', () => done.some((each) => JSON.stringify(each) === '{"n":6}'));
    expect([early, (await adding.counts()).failed]).toEqual([-1, 0]);
  });

  it('are let go when they are held back for too long (promise 17)', async () => {
    await adding.add('note', { n: 7 }, 'note-7', 3_600_000);
    await adding.promote('note-7');
    await until('it was done', () => done.some((each) => JSON.stringify(each) === '{"n":7}'));
    // One that is done, and one that never was, are left as they are.
    await adding.promote('note-7');
    await adding.promote('note-8');
  });

  it('come back by their schedule, of which there is one', async () => {
    await until('it ticked twice', () => done.filter((each) => each === 'tick').length >= 2);
    expect(await adding.counts()).toMatchObject({ failed: 0 });
  });
});

describe('schedules in a Redis that loses its memory', () => {
  it('come back by themselves, in a process that goes on (promise 15)', async () => {
    let ticks = 0;
    const working = new Jobs({ databaseUrl: database.url, redisUrl: redis.url }, pino({ level: 'silent' }));
    working.every('lost-tick', 300, () => Promise.resolve(void (ticks += 1)));
    await working.start({ works: true, restoreMs: 100 });
    await until('it ticked', () => ticks > 0);
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    // A turn that was under way may still end.
    const before = ticks + 1;
    await until('it ticked again', () => ticks > before);
    await working.stop();
  });
});
