import { SignedAddresses } from '../../../apps/api/src/modules/media/files/signed-addresses.ts';
import { ENDINGS, sceneOf } from '../../support/faults/endings.ts';
import { Installation, SECRET } from '../../support/servers/installation.ts';
import { connect, disconnectAll } from '../../support/live.ts';
import { jpegWithPlace } from '../../support/content/pictures.ts';
import { caughtUp, survival, WHOLE } from '../../support/faults/survivors.ts';
import { until } from '../../support/until.ts';
import { get, look, send } from '../../support/content/uploads.ts';
import { Writers } from '../../support/faults/writers.ts';

jest.setTimeout(600_000);

const HOURS = 25;
const SOON_MS = 8_000;
/** Further off than clocks are wrong: whoever asks the wrong clock takes it for the past, or for the day after. */
const FAR_MS = 24 * 3_600_000;
/** An effect whose job was held back by a wrong clock is found within a minute. */
const ENDS_WITHIN_MS = 120_000;

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterEach(disconnectAll);
afterAll(() => installation?.discard());

/** The time, as the database has it. */
async function now(): Promise<number> {
  const [row] = await installation.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return row!.ms;
}

async function setClocks(api: number, worker: number): Promise<void> {
  installation.setClock('api', api);
  installation.setClock('worker', worker);
  await Promise.all([installation.restart('api'), installation.restart('worker')]);
}

describe.each([
  [HOURS, -HOURS],
  [-HOURS, HOURS],
])('with the clock of the API %i hours off the time, and the worker’s %i (promise 17)', (api, worker) => {
  let begun: number;
  beforeAll(async () => {
    begun = Number((await installation.query<{ n: string }>('select max(position) as n from events.event'))[0]!.n);
    await setClocks(api, worker);
  });

  it('everything that ends at a moment ends then: no sooner, no later, and what ends tomorrow not today', async () => {
    const scene = await sceneOf(installation);
    const all = Object.entries(ENDINGS).map(async ([what, begin]) => {
      const tomorrow = await begin(scene, new Date((await now()) + FAR_MS));
      const end = (await now()) + SOON_MS;
      const holds = await begin(scene, new Date(end));
      const atFirst = await holds();
      if ((await now()) < end) expect([what, 'held', atFirst]).toEqual([what, 'held', true]);
      await until(`${what} had ended`, async () => !(await holds()), ENDS_WITHIN_MS);
      expect([what, 'too early by', Math.max(0, Math.ceil(end - (await now())))]).toEqual([what, 'too early by', 0]);
      expect([what, 'until tomorrow', await tomorrow()]).toEqual([what, 'until tomorrow', true]);
    });
    await Promise.all(all);
    const released = await installation.query<{ times: number }>(
      `select count(*)::int as times from events.event where type = 'TopicReleased' and position > $1 group by stream_id`,
      [begun],
    );
    expect(released).toEqual([{ times: 1 }]);
  });

  it('an address is signed for five minutes of the time', async () => {
    const member = await installation.person('member');
    const { body } = await send(member, await jpegWithPlace());
    const media = `/media/${(body as { data: { id: number } }).data.id}/full`;
    const address = new URL((await look(member, media)).headers.get('location')!, installation.url);
    const left = Number(address.searchParams.get('until')) - (await now()) / 1000;
    expect(left > 240 && left <= 301).toBe(true);
    expect((await get(member, address.href)).status).toBe(200);
    const signed = new SignedAddresses(SECRET);
    const opens = async (at: number) => (await get(member, signed.sign(address.pathname, at))).status;
    expect([await opens(await now()), await opens((await now()) - 301_000)]).toEqual([200, 404]);
  });

  it('events carry the time, and stand in their order', async () => {
    const [wrong] = await installation.query<{ moments: number; places: number }>(
      `select count(*) filter (where abs(extract(epoch from recorded_at - occurred_at)) > 60)::int as moments,
         count(*) filter (where version <> nth)::int as places
       from (select *, row_number() over (partition by stream_id order by txid, position) as nth from events.event) e
       where position > $1`,
      [begun],
    );
    expect(wrong).toEqual({ moments: 0, places: 0 });
  });
});

it('promise 17: clocks that are set under load, a day and an hour on and back, cost no command, no job and no connection', async () => {
  await setClocks(HOURS, HOURS);
  const screen = connect(await installation.person('moderator'));
  await until('the screen was connected', () => screen.connection.state === 'connected');
  const [admin] = [await installation.person('admin')];
  const changes: string[] = [];
  screen.connection.bind('state_change', ({ current }: { current: string }) => changes.push(current));
  const writers = await Writers.start(installation);
  for (let set = 1; set <= 6; set += 1) {
    const before = writers.count;
    await until('the load was on', () => writers.count >= before + 100, 120_000);
    for (const part of ['api', 'worker'] as const) installation.part(part).signal('SIGUSR2');
  }
  await writers.stop();
  expect([...writers.troubles]).toEqual([]);
  expect(changes).toEqual([]);
  expect(await survival(installation, writers)).toEqual(WHOLE);
  await caughtUp(installation);
  expect((await admin.call('GET /api/v3/profile/me')).status).toBe(200);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
