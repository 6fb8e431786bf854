import { Redis } from 'ioredis';
import { Installation } from '../../support/servers/installation.ts';
import { type Persona } from '../../support/persona.ts';
import { queueOf } from '../../support/servers/queue.ts';
import { caughtUp, survival, WHOLE } from '../../support/faults/survivors.ts';
import { until } from '../../support/until.ts';
import { Writers } from '../../support/faults/writers.ts';

jest.setTimeout(900_000);

const BETWEEN = 300;
/** Promised is a minute; a machine that is busy with other things may take longer. */
const FOUND_MS = 300_000;

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

const members = async (persona: Persona): Promise<number> => (await persona.call('GET /api/v3/profile/me')).status;

/** Empties Redis. Answers the events whose jobs waited there. */
async function loseEverything(): Promise<string[]> {
  const queue = queueOf(installation);
  await until('jobs waited in the queue', async () => (await queue.getWaitingCount()) > BETWEEN / 4, 120_000);
  const waiting = await queue.getJobs(['waiting']);
  await queue.close();
  const redis = new Redis(installation.redis.url);
  await redis.flushall();
  redis.disconnect();
  return waiting.map(({ data }) => (data as { event_id: string }).event_id);
}

/** How many of the effects that these events ask for have not been made. */
async function unmade(events: string[]): Promise<number> {
  const [row] = await installation.query<{ n: number }>(
    'select count(*)::int as n from events.job where event_id = any($1::uuid[])',
    [events],
  );
  return row!.n;
}

it('promise 15: jobs that FLUSHALL has taken are found and done; under load it and kill -9 of Redis lose no job and no session', async () => {
  const someone = await installation.person('moderator');
  const writers = await Writers.start(installation);
  const further = async (): Promise<void> => {
    const before = writers.count;
    await until('the load went on', () => writers.count >= before + BETWEEN, 120_000);
  };
  // Effects cannot be made for a while, so that there are jobs to be lost.
  const release = await installation.hold('lock table events.effect in exclusive mode');
  await further();
  const lost = await loseEverything();
  const start = performance.now();
  expect(lost.length).toBeGreaterThan(BETWEEN / 4);
  expect(await unmade(lost)).toBe(lost.length);
  await release();
  expect(await members(someone)).toBe(200);
  await further();
  await until('what was lost was found and done', async () => (await unmade(lost)) === 0, FOUND_MS);
  const took = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`${lost.length} jobs that Redis had lost were done after ${took} s (promised: 60).\n`);

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
