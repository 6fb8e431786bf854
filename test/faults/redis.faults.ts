import { Redis } from 'ioredis';
import { Installation } from '../support/installation.ts';
import { type Persona } from '../support/persona.ts';
import { caughtUp, survival, WHOLE } from '../support/survivors.ts';
import { until } from '../support/until.ts';
import { Writers } from '../support/writers.ts';

jest.setTimeout(600_000);

const BETWEEN = 300;

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

const members = async (persona: Persona): Promise<number> => (await persona.call('GET /api/v3/profile/me')).status;

it('promise 15: FLUSHALL and kill -9 of Redis under load lose no job and no session', async () => {
  const someone = await installation.person('moderator');
  const writers = await Writers.start(installation);
  const further = async (): Promise<void> => {
    const before = writers.count;
    await until('the load went on', () => writers.count >= before + BETWEEN, 120_000);
  };
  await further();
  const redis = new Redis(installation.redis.url);
  await redis.flushall();
  redis.disconnect();
  expect(await members(someone)).toBe(200);
  await further();
  await installation.redis.kill();
  expect(await members(someone)).toBe(200);
  // Commands need no Redis.
  await further();
  await installation.redis.again();
  await further();
  await writers.stop();

  expect(await survival(installation, writers)).toEqual(WHOLE);
  await caughtUp(installation);
  expect(await members(someone)).toBe(200);
});
