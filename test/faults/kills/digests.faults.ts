import { registerNewcomers } from '../../support/log/effects.ts';
import { Installation } from '../../support/servers/installation.ts';
import { type LookedAt, queueOf } from '../../support/servers/queue.ts';
import { until } from '../../support/until.ts';

const READERS = Number(process.env.SOAK_READERS ?? 40);
const KILLS = Number(process.env.SOAK_KILLS ?? 4);
const LONGEST_MS = 120_000 + READERS * 300;
jest.setTimeout(300_000 + READERS * 600 + KILLS * 60_000);

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

/** Members who have confirmed their addresses, each followed by one of the demo: something waits for each. */
async function readersWithNews(): Promise<number[]> {
  await registerNewcomers(installation, READERS);
  const readers = await installation.query<{ id: number }>(
    `update identity.member set email_verified = true where username like 'nieuw%' returning id`,
  );
  const follower = await installation.person('member');
  for (const { id } of readers) {
    const { status } = await follower.call('POST /api/v4/users/{id}/follow', { params: { id } });
    expect(status).toBe(200);
  }
  const ids = readers.map(({ id }) => id);
  await until('all are told of it', async () => (await waiting(ids)) === READERS, LONGEST_MS);
  return ids;
}

/** For how many of them something waits; members of the demo have news of their own. */
async function waiting(readers: number[]): Promise<number> {
  const [row] = await installation.query<{ n: number }>(
    `select count(*)::int as n from notifications.line where type = 'follow' and digest_since is not null
       and member_id = any($1)`,
    [readers],
  );
  return row!.n;
}

/** How many digests there are of each, by what they were written for. */
const digests = () =>
  installation.query<{ member_id: number; times: number }>(
    `select member_id, count(*)::int as times from mail.message where cause like 'digest-%' group by member_id`,
  );

/** A turn more, beside those of the schedule: as many as there are processes that think it is theirs. */
const turns = (round: number, count: number) =>
  queue.addBulk(
    Array.from({ length: count }, (_, n) => ({
      name: 'make-digests',
      data: {},
      opts: { jobId: `turn-${round}-${n}`, attempts: 8, backoff: 500, removeOnComplete: true },
    })),
  );

it(`promise 13: the digests of ${READERS} members are made once each over ${KILLS} kills of worker and API while they are`, async () => {
  const readers = await readersWithNews();
  // All of it has waited through two mornings.
  await installation.query(`update notifications.line set digest_since = digest_since - interval '2 days'`);

  // Killed with the first of them in the making: written, and not committed.
  const release = await installation.hold('lock table mail.message in exclusive mode');
  await turns(0, 1);
  await until(
    'one is being made',
    async () =>
      (await installation.query(`select 1 from pg_locks where relation = 'mail.message'::regclass and not granted`))
        .length > 0,
    LONGEST_MS,
  );
  await installation.restart('worker');
  await release();

  for (let kill = 1; kill < KILLS; kill += 1) {
    await turns(kill, 2);
    const next = Math.floor((READERS * kill) / KILLS);
    await until(`${next} were made`, async () => (await digests()).length >= next, LONGEST_MS);
    await installation.restart(kill % 2 ? 'worker' : 'api');
  }
  await turns(KILLS, 2);
  await until('nothing waits', async () => (await waiting(readers)) === 0, LONGEST_MS);

  const made = await digests();
  expect(made.filter(({ times }) => times !== 1)).toEqual([]);
  const got = new Set(made.map(({ member_id }) => member_id));
  expect(readers.filter((reader) => !got.has(reader))).toEqual([]);
});
