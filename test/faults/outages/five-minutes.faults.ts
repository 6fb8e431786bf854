import { setTimeout as sleep } from 'node:timers/promises';
import { DueWork } from '../../support/faults/due-work.ts';
import { eachOf } from '../../support/faults/insist.ts';
import { mailsTo, tokenIn } from '../../support/mails.ts';
import { Persona } from '../../support/persona.ts';
import { Installation } from '../../support/servers/installation.ts';
import { type LookedAt, queueOf } from '../../support/servers/queue.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(1_200_000);

/** Of each: four purchases, four refunds, ten reminders and two attempts. */
const MEMBERS = Number(process.env.SOAK_MEMBERS ?? 50);
const DONE_MS = 300_000;
/** As often as an effect fails within five minutes, and how long it then waits for its next try. */
const FAILURES = 10;
const PAUSE_S = 256;
/** After so many looks in vain five more minutes have passed. */
const LOOKS = 200;
/** Effects may add this much to the delay of any projection. */
const MOST_ADDED_S = 2;

let installation: Installation;
let queue: LookedAt;
let admin: Persona;
const people: Persona[] = [];
beforeAll(async () => {
  installation = await Installation.start();
  queue = queueOf(installation);
  // It looks on while Redis is away.
  queue.on('error', () => undefined);
  admin = await installation.person('admin');
  for (let n = 0; n < MEMBERS; n += 1) people.push(new Persona(installation.url));
  await eachOf(people, 4, async (who) => {
    const name = `lid${people.indexOf(who)}`;
    await who.register(name);
    // Only confirmed addresses get mail.
    const mail = await until(
      'a mail to confirm the address',
      async () => (await mailsTo(admin, `${name}@`))[0],
      DONE_MS,
    );
    const { status } = await who.call('POST /api/v4/auth/verify-email', { body: { token: tokenIn(mail) } });
    expect(status).toBe(200);
  });
});
afterAll(async () => {
  await queue?.close();
  await installation?.discard();
});

/** The clock of all that waits in the database moves on. */
const minutesPass = (minutes: number) =>
  installation.query(
    `update events.job set added_at = added_at - make_interval(mins => $1), due_at = due_at - make_interval(mins => $1),
       retry_at = retry_at - make_interval(mins => $1), leased_until = leased_until - make_interval(mins => $1)
     where coalesce(due_at, added_at) <= clock_timestamp()`,
    [minutes],
  );

/** Lets the worker see what is due: the queue goes on, and its alarms for these effects ring. */
async function ring(work: DueWork): Promise<void> {
  for (const { effect, event_id } of await work.pending()) {
    const job = await queue.getJob(`${effect}-${event_id}`);
    if (!job) continue;
    await job.updateData({ ...job.data, due_at: null });
    if (await job.isDelayed()) await job.promote();
  }
}

/** What a queue remembers of effects whose tries it has used up: nothing. */
async function forgetEffects(): Promise<void> {
  const jobs = await queue.getJobs(['waiting', 'delayed', 'prioritized', 'failed']);
  for (const job of jobs) if ('event_id' in job.data) await job.remove().catch(() => undefined);
}

/**
 * The longest delay in seconds of any projection that was seen until the answer is called. Checkpoints of consumers without
 * work are stored once a second, which looks like a delay.
 */
function watchDelays(): () => Promise<{ seconds: number; by: string }> {
  let isWatching = true;
  let longest = { seconds: 0, by: 'none' };
  const watching = (async () => {
    while (isWatching) {
      const [lag] = await installation.query<{ name: string; seconds: number }>(
        `select c.name, extract(epoch from clock_timestamp() - e.recorded_at)::float8 as seconds
         from events.checkpoint c cross join lateral (
           select recorded_at from events.event where (txid, position) > (c.txid, c.position) order by txid, position limit 1) e
         order by 2 desc limit 1`,
      );
      if (lag && lag.seconds > longest.seconds) longest = { seconds: lag.seconds, by: lag.name };
      await sleep(100);
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return longest;
  };
}
const areLevel = () =>
  until(
    'projections were level with the log',
    async () => {
      const [row] = await installation.query<{ behind: number }>(
        `select count(*)::int as behind from events.checkpoint c where exists (
           select from events.event where (txid, position) > (c.txid, c.position)
             and recorded_at < clock_timestamp() - interval '1.5 seconds')`,
      );
      return row!.behind === 0;
    },
    DONE_MS,
  );

/** The queue has tried all effects, in vain, and has used up their tries. */
async function postgresIsAway(): Promise<void> {
  const startAgain = await installation.killPostgres();
  await queue.resume();
  await until('effects have met it', async () => (await queue.getWaitingCount()) === 0, DONE_MS);
  await queue.pause();
  await until('no effect was being tried', async () => (await queue.getActiveCount()) === 0, DONE_MS);
  await forgetEffects();
  await startAgain();
  await until(
    'the worker was ready again',
    async () => (await installation.part('worker').status('/health/ready')) === 200,
    DONE_MS,
  );
  await minutesPass(5);
}

async function redisIsAway(): Promise<void> {
  await installation.redis.kill();
  await minutesPass(5);
  await installation.redis.again();
}

/** Reminders and grades are made all the same; purchases and refunds fail until the answer is called. */
async function providerIsAway(work: DueWork): Promise<() => Promise<void>> {
  await installation.query('alter table commerce.test_payment rename to test_payment_away');
  await queue.resume();
  await until(
    'effects that need the provider have failed, and the others were made',
    async () => (await work.pending()).every(({ failures }) => failures > 0),
    DONE_MS,
  );
  return async () => {
    await installation.query(
      `update events.job set failures = $1, retry_at = clock_timestamp() + make_interval(secs => $2) where failures > 0`,
      [FAILURES, PAUSE_S],
    );
    await installation.query('alter table commerce.test_payment_away rename to test_payment');
    await minutesPass(5);
  };
}

it(`promises 13 and 15: PostgreSQL, Redis and the payment provider are away for five minutes each while the effects of ${MEMBERS} members are due: each is made once, and no projection waits for them`, async () => {
  const usual = watchDelays();
  const work = await DueWork.prepare(installation, admin, people);
  const before = await usual();
  // Between the outages no effect is made, so that all are due in each of them.
  await queue.pause();
  await work.fallDue(admin);
  const due = (await work.pending()).length;
  await ring(work);
  await postgresIsAway();
  await redisIsAway();
  expect(await work.pending()).toHaveLength(due);

  await areLevel();
  const begun = performance.now();
  const delays = watchDelays();
  const providerIsBack = await providerIsAway(work);
  const failing = await work.pending();
  expect(new Set(failing.map(({ effect }) => effect))).toEqual(new Set(['look-after-checkout', 'give-money-back']));
  await providerIsBack();
  let looked = 0;
  await until(
    'all effects were made',
    async () => {
      // A try that met the end of the outage is followed by a longer pause.
      if ((looked += 1) % LOOKS === 0) await minutesPass(5);
      return (await work.pending()).length === 0;
    },
    DONE_MS,
  );
  const longest = await delays();
  const took = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(
    `${due} effects were made in ${took} s; longest delay of a projection ${longest.seconds.toFixed(1)} s (${longest.by}; ${before.seconds.toFixed(1)} s before).\n`,
  );

  const { should } = await work.results();
  await until(
    'all that follows was done',
    async () => {
      // Mails wait some time for what may follow; those of reminders until the hours that the reminders were set for.
      await installation.query(
        'update notifications.line set mail_due = clock_timestamp() where mail_due > clock_timestamp()',
      );
      return Object.entries((await work.results()).is).every(([name, n]) => n >= should[name]!);
    },
    DONE_MS,
  ).catch(() => undefined);
  expect((await work.results()).is).toEqual(should);
  expect(longest.seconds - before.seconds).toBeLessThan(MOST_ADDED_S);
  expect(await installation.query('select from events.parked')).toEqual([]);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
