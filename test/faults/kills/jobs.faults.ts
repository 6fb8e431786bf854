import { countMade, effectsOf, madeEffects, registerNewcomers } from '../../support/log/effects.ts';
import { Installation } from '../../support/servers/installation.ts';
import { type LookedAt, queueOf, turnsOf } from '../../support/servers/queue.ts';
import { shownAndTold } from '../../support/faults/survivors.ts';
import { until } from '../../support/until.ts';
import { Writers } from '../../support/faults/writers.ts';

const JOBS = Number(process.env.SOAK_JOBS ?? 120);
const KILLS = Number(process.env.SOAK_KILLS ?? 2);
/** Ten thousand are written and done in minutes, on a machine with nothing else to do. */
const DONE_MS = 120_000 + JOBS * 300;

jest.setTimeout(900_000 + JOBS * 600 + KILLS * 60_000);

/** Generous: a job is taken from a worker that has not been heard of for ten seconds (jobs/queue-backend.ts). */
const STALLED_MS = 90_000;
const RESTARTS = 20;
/** One more than queues put up with unless they are told: the worker after that has to be given the job. */
const KILLED = Number(process.env.SOAK_STALLS ?? 2);
/** So many at once, so that all of them fit into a minute. */
const AT_ONCE = 4;
/** Every half minute (mail/outbox.ts). */
const SHORTEST = 'mail-find-unsent';
const NOTIFY = 'notify-of-comment';

let installation: Installation;
let queue: LookedAt;
beforeAll(async () => {
  installation = await Installation.start();
  queue = queueOf(installation);
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

/** Every job that was made is delivered three times more, shuffled: as other jobs, since the queue remembers what was done. */
async function deliverAgain(): Promise<number> {
  const jobs = await madeEffects(installation);
  const again = [1, 2, 3].flatMap((round) => jobs.map((job) => ({ round, job }))).sort(() => Math.random() - 0.5);
  const added = again.map(({ round, job }) => ({
    name: job.effect,
    data: { ...job, due_at: null },
    opts: { jobId: `again-${round}-${job.effect}-${job.event_id}`, removeOnComplete: true },
  }));
  while (added.length) await queue.addBulk(added.splice(0, 1000));
  return again.length;
}

/** How many jobs have not been done. */
async function undone(): Promise<number> {
  const { failed = 0, ...counts } = await queue.getJobCounts('waiting', 'active', 'failed', 'prioritized');
  if (failed) throw new Error(`${failed} jobs failed`);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

it(`promise 13: ${JOBS} jobs, each delivered four times in any order over ${KILLS} kills of the worker, have their effect once`, async () => {
  const half = Math.ceil(KILLS / 2);
  const writers = await Writers.start(installation, { edits: false });
  const newcomers = Math.ceil(JOBS / 20);
  const written = Promise.all([
    registerNewcomers(installation, newcomers),
    until('enough was written', () => writers.comments >= JOBS - 2 * newcomers, DONE_MS).then(() => writers.stop()),
  ]);
  written.catch(() => undefined);
  for (let kill = 1; kill <= half; kill += 1) {
    const next = (JOBS * kill) / (half + 1);
    await until(`${next} effects were made`, async () => (await countMade(installation)) >= next, DONE_MS);
    await installation.restart('worker');
  }
  await written;
  await until('each effect was made once', async () => !(await effectsOf(installation)).notOnce.length, DONE_MS);

  const again = await deliverAgain();
  for (let kill = 1; kill <= KILLS - half; kill += 1) {
    const left = again * (1 - kill / (KILLS - half + 1));
    await until(`${left} jobs were left`, async () => (await undone()) <= left, DONE_MS);
    await installation.restart('worker');
  }
  await until('all were delivered', async () => (await undone()) === 0, DONE_MS);
  const { wanted, notOnce } = await effectsOf(installation);
  expect(wanted).toBeGreaterThanOrEqual(JOBS);
  expect(notOnce).toEqual([]);
  process.stdout.write(`${wanted} effects were made once, over ${again} further deliveries and ${KILLS} kills.\n`);
});

it(`promise 14: a job whose worker is killed ${KILLED} times is finished by the next`, async () => {
  const before = await told();
  const release = await holdEffects();
  await comment('telkens weer');
  for (let kill = 1; kill <= KILLED; kill += 1) {
    await until('a worker had the job', async () => (await begun()) >= kill, STALLED_MS);
    await installation.restart('worker');
  }
  await until('the next worker had the job', async () => (await begun()) > KILLED, STALLED_MS);
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

/** Turns of one schedule that are closer to each other than its interval. */
async function doubledTurns(): Promise<string[]> {
  const every = new Map((await queue.getJobSchedulers()).map((schedule) => [schedule.key, schedule.every!]));
  return Object.entries(await turnsOf(installation)).flatMap(([name, moments]) =>
    moments.filter((at, n) => n > 0 && at - moments[n - 1]! < every.get(name)!).map((at) => `${name} at ${at}`),
  );
}

it(`promise 16: ${RESTARTS} starts of the worker leave one schedule of each kind, with one next turn, and turns come once`, async () => {
  const schedules = async () => (await queue.getJobSchedulers()).map(({ key }) => key).sort();
  const begun = async () => (await turnsOf(installation))[SHORTEST]?.length ?? 0;
  const before = await schedules();
  expect(before.length).toBeGreaterThan(2);
  const start = performance.now();
  for (let restart = 0; restart < RESTARTS; restart += AT_ONCE) {
    const workers = await Promise.all(Array.from({ length: AT_ONCE }, () => installation.begin('worker')));
    await Promise.all(workers.map((worker) => worker.ready()));
    await Promise.all(workers.map((worker) => worker.stop('SIGKILL')));
  }
  const took = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`${RESTARTS} starts took ${took} s (meant: 60).\n`);
  expect(await schedules()).toEqual(before);
  const turns = (await queue.getJobs(['delayed', 'waiting', 'active'])).map(({ name }) => name);
  for (const name of before) expect([name, turns.filter((turn) => turn === name).length]).toEqual([name, 1]);
  const turnsBefore = await begun();
  await until('a further turn', async () => (await begun()) > turnsBefore, 150_000);
  expect(await doubledTurns()).toEqual([]);
});
