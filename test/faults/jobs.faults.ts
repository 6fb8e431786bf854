import { createRedisBackend, withBackend } from 'bullmq';
import { Installation } from '../support/installation.ts';
import { caughtUp, shownAndTold } from '../support/survivors.ts';
import { until } from '../support/until.ts';
import { Writers } from '../support/writers.ts';

jest.setTimeout(900_000);

/** Generous: a job is taken from a worker that has not been heard of for ten seconds (jobs/queue-backend.ts). */
const STALLED_MS = 90_000;
const RESTARTS = 20;
/** So many at once, so that all of them fit into a minute. */
const AT_ONCE = 4;
const NOTIFY = 'notify-of-comment';

const onRedis = withBackend(createRedisBackend);
let installation: Installation;
let queue: InstanceType<typeof onRedis.Queue<object>>;
beforeAll(async () => {
  installation = await Installation.start();
  queue = new onRedis.Queue<object>('lyceum', { connection: { url: installation.redis.url } });
});
afterAll(async () => {
  await queue?.close();
  await installation?.discard();
});

/** A comment of the member under a topic of the administrator: one notification. */
async function comment(text: string): Promise<void> {
  const id = await installation.topic(await installation.person('admin'), `Over ${text}`);
  const member = await installation.person('member');
  const body = { content: `<p>Proef ${text}</p>` };
  const { status } = await member.call('POST /api/v3/topics/{id}/comments', { params: { id }, body });
  expect(status).toBe(201);
}

const told = async (): Promise<number> => (await shownAndTold(installation))[2]!;

/** How often a worker has begun with the job about the newest comment. */
async function begun(): Promise<number> {
  const [newest] = await installation.query<{ id: string }>(
    `select id from events.event where type = 'CommentPosted' order by txid desc, position desc limit 1`,
  );
  return (await queue.getJob(`${NOTIFY}-${newest!.id}`))?.attemptsStarted ?? 0;
}

/** Effects are asked for and begun, and cannot be made. */
const holdEffects = () => installation.hold('lock table events.effect in exclusive mode');

it('promise 13: jobs delivered three times more, in any order, have their effect once', async () => {
  const writers = await Writers.start(installation);
  await until('some were written', () => writers.count >= 300, 120_000);
  await writers.stop();
  await caughtUp(installation);
  const before = await told();

  const jobs = await installation.query<{ id: string; stream: string; version: number }>(
    `select id, stream_id as stream, version from events.event
     where type = 'CommentPosted' and not coalesce((meta ->> 'silent')::boolean, false)`,
  );
  const again = [1, 2, 3].flatMap((round) => jobs.map((job) => ({ round, job }))).sort(() => Math.random() - 0.5);
  for (const { round, job } of again) {
    const payload = { event_id: job.id, effect: NOTIFY, stream: job.stream, version: job.version, due_at: null };
    await queue.add(NOTIFY, payload, { jobId: `again-${round}-${job.id}`, removeOnComplete: true });
  }
  await until(
    'all were delivered',
    async () => {
      const counts = await queue.getJobCounts('waiting', 'active', 'failed', 'delayed', 'prioritized');
      if (counts.failed) throw new Error(`${counts.failed} jobs failed`);
      return !counts.waiting && !counts.active;
    },
    120_000,
  );
  expect(jobs.length).toBeGreaterThan(100);
  expect(await told()).toBe(before);
});

it('promise 14: a job whose worker is killed four times is finished by the fifth', async () => {
  const before = await told();
  const release = await holdEffects();
  await comment('viermaal');
  for (let kill = 1; kill <= 4; kill += 1) {
    await until('a worker had the job', async () => (await begun()) >= kill, STALLED_MS);
    await installation.restart('worker');
  }
  await until('the fifth worker had the job', async () => (await begun()) >= 5, STALLED_MS);
  await release();
  await until('it was told', async () => (await told()) === before + 1, STALLED_MS);
});

it('promise 14: a worker that hangs beyond its lock and comes back makes no second effect', async () => {
  const before = await told();
  const release = await holdEffects();
  await comment('stilgezet');
  await until('the worker had the job', async () => (await begun()) >= 1, STALLED_MS);
  const hung = installation.part('worker');
  hung.signal('SIGSTOP');
  const second = await installation.begin('worker');
  await second.ready();
  await until('the second worker had the job', async () => (await begun()) >= 2, STALLED_MS);
  await release();
  hung.signal('SIGCONT');
  await until('it was told', async () => (await told()) > before, STALLED_MS);
  const active = async (): Promise<number> => (await queue.getJobCounts('active')).active ?? 0;
  await until('nobody had a job', async () => (await active()) === 0, STALLED_MS);
  expect(await told()).toBe(before + 1);
  expect(await second.stop()).toBe(0);
});

it(`promise 16: ${RESTARTS} starts of the worker leave one schedule of each kind, with one next turn`, async () => {
  const schedules = async () => (await queue.getJobSchedulers()).map(({ key }) => key).sort();
  const before = await schedules();
  expect(before.length).toBeGreaterThan(2);
  for (let restart = 0; restart < RESTARTS; restart += AT_ONCE) {
    const workers = await Promise.all(Array.from({ length: AT_ONCE }, () => installation.begin('worker')));
    await Promise.all(workers.map((worker) => worker.ready()));
    await Promise.all(workers.map((worker) => worker.stop('SIGKILL')));
  }
  expect(await schedules()).toEqual(before);
  const turns = (await queue.getJobs(['delayed', 'waiting', 'active'])).map(({ name }) => name);
  for (const name of before) expect([name, turns.filter((turn) => turn === name).length]).toEqual([name, 1]);
});
