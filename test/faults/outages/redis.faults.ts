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

interface Job {
  event_id: string;
  effect: string;
}
/**
 * Empties Redis. Answers the effects that waited there: of those of an event some may already be being made. Turns of schedules wait there too,
 * and come again by themselves.
 */
async function loseEverything(): Promise<Job[]> {
  const queue = queueOf(installation);
  await until('jobs waited in the queue', async () => (await queue.getWaitingCount()) > BETWEEN / 4, 120_000);
  const waiting = await queue.getJobs(['waiting']);
  await queue.close();
  const redis = new Redis(installation.redis.url);
  await redis.flushall();
  redis.disconnect();
  const jobs = waiting.map(({ data }) => data as Partial<Job>).filter((job): job is Job => job.event_id !== undefined);
  return [...new Map(jobs.map((job) => [`${job.event_id} ${job.effect}`, job])).values()];
}

/** How many of these have not been made. */
async function unmade(jobs: readonly Job[]): Promise<number> {
  const [row] = await installation.query<{ n: number }>(
    `select count(*)::int as n from events.job
     join unnest($1::uuid[], $2::text[]) as lost (event_id, effect) using (event_id, effect)`,
    [jobs.map(({ event_id }) => event_id), jobs.map(({ effect }) => effect)],
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
