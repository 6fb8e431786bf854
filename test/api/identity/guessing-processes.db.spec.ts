import { Redis } from 'ioredis';
import { pino } from 'pino';
import type { Config } from '../../../apps/api/src/platform/config.ts';
import { type RateLimit, TooManyAttempts } from '../../../apps/api/src/platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../apps/api/src/platform/http/limits/rate-limits.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { RedisServer } from '../../support/servers/redis.ts';
import { PASSWORD } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const FAILURES = 4;
const LIMITED = { REGISTRATIONS_PER_HOUR: '30', CONTACTS_PER_HOUR: '30' };
interface Counting {
  limits: RateLimits;
  requests: RateLimit;
}

let redis: RedisServer;
let one: TestApi;
let two: TestApi;
beforeAll(async () => {
  redis = await RedisServer.start();
  const shared = { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1', LOGIN_FAILURES: String(FAILURES), ...LIMITED };
  one = await startApi(shared);
  two = await startApi({ ...shared, ROLE: 'api' }, one);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
  await redis?.stop();
});

async function guess(api: TestApi, login: string): Promise<number> {
  const guest = api.guest();
  await guest.csrfToken();
  const answer = await guest.send('POST', '/api/v4/auth/login', { login, password: 'wrong wrong' });
  return answer.status;
}

describe('guessing at several processes (promise 27)', () => {
  it('is counted by all of them together, and Redis learns nobody’s name or address', async () => {
    const statuses = [];
    for (const api of [one, two, one, two, one, two]) statuses.push(await guess(api, 'guessed-at-both@example.test'));
    expect(statuses).toEqual([...Array<number>(FAILURES).fill(422), 429, 429]);

    const client = new Redis(redis.url);
    const keys = await client.keys('lyceum:limit:*');
    client.disconnect();
    expect(keys.some((key) => key.startsWith('lyceum:limit:logins:'))).toBe(true);
    expect(keys.filter((key) => /guessed|example|127\.0\.0/.test(key))).toEqual([]);
  });

  it('and so is whatever else is asked, behind the answers: what one process let through shuts the other', async () => {
    const allowance = { attempts: 50, seconds: 60 };
    const [here, there] = [0, 1].map(() => {
      const limits = new RateLimits({ redisUrl: redis.url } as Config, pino({ level: 'silent' }));
      return { limits, requests: limits.behind('counted-behind', allowance) };
    }) as [Counting, Counting];
    const client = new Redis(redis.url);
    for (const { requests } of [here, there]) {
      const known = async () => (await client.keys('lyceum:limit:counted-behind:*')).length;
      const before = await known();
      await until('it counts in Redis', async () => (await requests.has(`warm ${before}`)) && (await known()) > before);
    }
    client.disconnect();
    for (let n = 0; n < allowance.attempts; n += 1) await here.requests.take('somebody');
    await expect(here.requests.take('somebody')).rejects.toBeInstanceOf(TooManyAttempts);
    let asked = 0;
    await until('the other has heard of it', async () => {
      asked += 1;
      return !(await there.requests.has('somebody'));
    });
    // Not by its own count.
    expect(asked).toBeLessThan(allowance.attempts);
    expect(await there.requests.has('somebody else')).toBe(true);
    for (const { limits } of [here, there]) limits.onApplicationShutdown();
  });

  it('is counted by each for itself while Redis is away', async () => {
    const redisUrl = `redis://127.0.0.1:${await freePort()}`;
    const limits = new RateLimits({ redisUrl } as Config, pino({ level: 'silent' }));
    const limit = limits.of('logins', { attempts: 2, seconds: 60 });
    await limit.take('somebody');
    await limit.take('somebody');
    await expect(limit.take('somebody')).rejects.toBeInstanceOf(TooManyAttempts);
    limits.onApplicationShutdown();
  });
});

describe('a Redis that hangs', () => {
  const PAUSE_MS = 60_000;
  const register = { password: PASSWORD, first_name: 'A', last_name: 'B', username: 'ondanks' };
  const email = 'ondanks@example.test';

  it('keeps nobody waiting until it answers again, and readiness says so', async () => {
    const ready = async () => (await two.guest().send('GET', '/health/ready')).body as { away?: string[] };
    expect((await ready()).away).toBeUndefined();
    const client = new Redis(redis.url);
    const paused = await client.client('PAUSE', PAUSE_MS);
    expect(paused).toBe('OK');
    let isOver = false;
    void client.ping().then(
      () => (isOver = true),
      () => undefined,
    );
    try {
      const statuses = [
        (await two.guest().call('POST /api/v4/auth/register', { body: { email, ...register } })).status,
        (await two.guest().call('POST /api/v4/auth/forgot-password', { body: { email } })).status,
        await guess(two, 'nobody@example.test'),
        (await two.guest().call('POST /contact', { body: { title: 'Redis', content: 'Hangs', email } })).status,
      ];
      expect(statuses).toEqual([201, 200, 422, 200]);
      expect(await ready()).toMatchObject({ status: 'ready', away: ['redis'] });
      expect(isOver).toBe(false);
    } finally {
      // A killed Redis forgets its pause.
      await redis.kill();
      await redis.again();
      client.disconnect();
    }
    await until('Redis is back', async () => (await ready()).away === undefined);
  }, 240_000);
});
