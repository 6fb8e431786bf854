import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(90_000);
const HOUR_MS = 3_600_000;

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const params = (id: number) => ({ params: { id } });
const makeTrophy = async (title: string) =>
  (await admin.call('POST /api/v4/admin/trophies', { body: { title } })).body.data.id as number;
const dated = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const join = (who: Persona, id: number) => who.call('PUT /api/v3/events/{id}/join', params(id));
const change = (who: Persona, id: number, body: object) => who.call('PUT /api/v3/events/{id}', { ...params(id), body });
const held = async (who: Persona): Promise<number[]> => {
  await api.settled();
  const { body } = await who.call('GET /api/v3/achievements', { query: { tab: 'granted' } });
  return (body.data as { id: number }[]).map(({ id }) => id);
};

let round = 0;
/** Brings each job of the event that is due so many hours from now, twice, as a queue does whose worker was killed behind the work. */
async function passes(eventId: number, hours: number): Promise<void> {
  await api.settled();
  const now = new Date(Date.now() + hours * HOUR_MS);
  const clock = jest.spyOn(api.kernel.clock, 'now').mockReturnValue(now);
  const { rows } = await api.kernel.db.pool.query<{
    event_id: string;
    effect: string;
    stream: string;
    version: number;
  }>(
    `select j.event_id, j.effect, e.stream_id as stream, e.version from events.job j join events.event e on e.id = j.event_id
     where j.effect = 'award-trophy-of-event' and e.stream_id = $1 and j.due_at <= $2`,
    [`event-${eventId}`, now],
  );
  round += 1;
  for (const turn of [1, 2]) {
    for (const row of rows) {
      await api.app.get(Effects).add({ ...row, due_at: null }, `due-${round}-${turn}-${row.event_id}`);
      await until('the job was done', async () => {
        const { rowCount } = await api.kernel.db.pool.query(
          'select 1 from events.effect where effect = $1 and event_id = $2',
          [row.effect, row.event_id],
        );
        return rowCount === 1;
      });
    }
  }
  clock.mockRestore();
}

describe('a trophy of an event', () => {
  it('is had by those who went, once it is over, and by nobody who had left or only waits', async () => {
    const trophy_id = await makeTrophy('Erbij geweest');
    const event = await makeEvent(admin, { start_date: dated(1), end_date: dated(2), capacity: 2, trophy_id });
    const [goes, leaves, waits] = [await api.member(), await api.member(), await api.member()];
    await join(goes, event.id);
    await join(leaves, event.id);
    await leaves.call('PUT /api/v3/events/{id}/leave', params(event.id));
    const other = await api.member();
    await join(other, event.id);
    await join(waits, event.id);
    await passes(event.id, 1.5);
    expect(await held(goes)).toEqual([]);
    await passes(event.id, 2.5);
    expect([await held(goes), await held(other)]).toEqual([[trophy_id], [trophy_id]]);
    expect([await held(leaves), await held(waits)]).toEqual([[], []]);
    const { rows } = await api.kernel.db.pool.query<{ n: number }>(
      `select count(*)::int as n from events.event where type = 'TrophyGranted' and stream_id = $1`,
      [`trophy-${trophy_id}-of-${goes.id}`],
    );
    expect(rows[0]!.n).toBe(1);
  });

  it('waits for the end that it was moved to, and does not come with one that was cancelled', async () => {
    const trophy_id = await makeTrophy('Later');
    const [moved, off] = [
      await makeEvent(admin, { start_date: dated(1), end_date: dated(2), trophy_id }),
      await makeEvent(admin, { start_date: dated(1), end_date: dated(2), trophy_id: await makeTrophy('Afgelast') }),
    ];
    const who = await api.member();
    await join(who, moved.id);
    await join(who, off.id);
    await change(admin, moved.id, { start_date: dated(3), end_date: dated(4) });
    await admin.call('POST /api/v4/events/{id}/cancel', { ...params(off.id), body: { reason: 'Regen' } });
    await passes(moved.id, 2.5);
    await passes(off.id, 2.5);
    expect(await held(who)).toEqual([]);
    await passes(moved.id, 4.5);
    expect(await held(who)).toEqual([trophy_id]);
  });

  it('is chosen by administrators, among those that there are', async () => {
    const moderator = await api.member('toezicht', 'moderator');
    const trophy_id = await makeTrophy('Van de baas');
    const event = await makeEvent(moderator);
    expect((await change(moderator, event.id, { trophy_id })).status).toBe(403);
    expect((await change(admin, event.id, { trophy_id: 999_999 })).status).toBe(422);
    expect((await change(admin, event.id, { trophy_id })).status).toBe(200);
    expect((await change(moderator, event.id, { trophy_id, title: 'Anders' })).status).toBe(200);
  });
});
