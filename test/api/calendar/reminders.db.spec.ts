import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { daysFromNow, makeEvent } from '../../support/content/events.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const of = (id: number) => ({ params: { id } });
const remind = (who: Persona, id: number, ...reminders: object[]) =>
  who.call('POST /api/v3/events/{id}/reminders', { ...of(id), body: { reminders, type: 'event' } });
const dues = async (who: Persona, id: number): Promise<string[]> => {
  const answer = await who.call('GET /api/v3/events/{id}/reminders', { ...of(id), query: { type: 'event' } });
  return (answer.body.data as { due_at: string }[]).map(({ due_at }) => due_at);
};
const DAY_MS = 86_400_000;
const A_DAY = { duration: 1, unit: 'days' };
const TWO_HOURS = { duration: 2, unit: 'hours' };

async function attendee(event: object = {}): Promise<{ who: Persona; id: number; begins: number }> {
  const [who, { id, starts_at }] = [await api.member(), await makeEvent(admin, event)];
  await who.call('PUT /api/v3/events/{id}/join', of(id));
  return { who, id, begins: Date.parse(starts_at) };
}

let round = 0;
/** Brings every job of a reminder that is due by then, twice, as a queue does whose worker was killed behind the work. */
async function deliver(id: number, at: number): Promise<void> {
  await api.settled();
  const clock = jest.spyOn(api.kernel.clock, 'now').mockReturnValue(new Date(at));
  try {
    const { rows } = await api.kernel.db.pool.query<{
      event_id: string;
      stream: string;
      version: number;
      due_at: Date;
    }>(
      `select e.id as event_id, e.stream_id as stream, e.version, (e.data ->> 'due_at')::timestamptz as due_at from events.event e
       where e.type in ('ReminderSet', 'ReminderMoved') and e.stream_id like $1`,
      [`attendance-${id}-%`],
    );
    const due = rows.filter((row) => row.due_at.getTime() <= at);
    for (const twice of [1, 2]) {
      for (const row of due) {
        const job = { ...row, effect: 'remind-of-event', due_at: row.due_at.toISOString() };
        await api.app.get(Effects).add(job, `again-${twice}-${(round += 1)}-${row.event_id}`);
      }
    }
    await until('each is made', async () => {
      const made = await api.kernel.db.pool.query(
        `select 1 from events.effect where effect = 'remind-of-event' and event_id = any($1::uuid[])`,
        [due.map(({ event_id }) => event_id)],
      );
      return made.rows.length === due.length;
    });
  } finally {
    clock.mockRestore();
  }
}
async function reminded(who: Persona): Promise<number> {
  const { rows } = await api.kernel.db.pool.query(
    `select count(*)::int as n from notifications.notification where type = 'event_reminder' and member_id = $1`,
    [who.id],
  );
  return rows[0].n as number;
}

describe('reminders of an event', () => {
  it('are set by whoever is in it, each once, and told of to them alone', async () => {
    const { who, id, begins } = await attendee();
    expect((await remind(who, id, A_DAY, TWO_HOURS, A_DAY)).status).toBe(201);
    expect((await remind(who, id, A_DAY)).body.data).toHaveLength(2);
    expect(await dues(who, id)).toEqual([begins - DAY_MS, begins - 7_200_000].map((ms) => new Date(ms).toISOString()));
    expect(await dues(admin, id)).toEqual([]);
    const stranger = await api.member();
    expect((await remind(stranger, id, A_DAY)).status).toBe(403);
    expect((await remind(who, id, { duration: 9, unit: 'weeks' })).status).toBe(422);
    const many = [3, 4, 5, 6].map((duration) => ({ duration, unit: 'hours' }));
    expect((await remind(who, id, ...many)).status).toBe(409);
    expect(await dues(who, id)).toHaveLength(2);
    const [first] = (await who.call('GET /api/v3/events/{id}/reminders', of(id))).body.data as { id: number }[];
    await stranger.call('DELETE /api/v3/events/{id}/reminders', { ...of(id), query: { reminder_id: first!.id } });
    expect(await dues(who, id)).toHaveLength(2);
    await who.call('DELETE /api/v3/events/{id}/reminders', { ...of(id), query: { reminder_id: first!.id } });
    expect(await dues(who, id)).toHaveLength(1);
    await who.call('DELETE /api/v3/events/{id}/reminders', of(id));
    expect(await dues(who, id)).toEqual([]);
  });

  it('come once, at their time, however often their job is brought', async () => {
    const { who, id, begins } = await attendee();
    await remind(who, id, A_DAY, TWO_HOURS);
    await deliver(id, begins - 2 * DAY_MS);
    expect(await reminded(who)).toBe(0);
    await deliver(id, begins - DAY_MS);
    expect(await reminded(who)).toBe(1);
    await deliver(id, begins - 60_000);
    expect(await reminded(who)).toBe(2);
    const told = (await who.call('GET /api/v3/notifications', { query: { type: 'event_reminder' } })).body.data;
    expect(told).toMatchObject([{ event: { id } }, { event: { id } }]);
  });

  it('move with the event: the job from before comes to nothing, the new one once', async () => {
    const { who, id, begins } = await attendee();
    await remind(who, id, A_DAY);
    const body = { start_date: daysFromNow(11), end_date: daysFromNow(12) };
    const moved = Date.parse((await admin.call('PUT /api/v3/events/{id}', { ...of(id), body })).body.data.starts_at);
    const due = new Date(moved - DAY_MS).toISOString();
    await until('it has moved', async () => (await dues(who, id))[0] === due);
    await deliver(id, begins - DAY_MS);
    expect(await reminded(who)).toBe(0);
    await deliver(id, moved - DAY_MS);
    expect(await reminded(who)).toBe(1);
    const told = (await who.call('GET /api/v3/notifications', { query: { type: 'event_changed' } })).body.data;
    expect(told).toMatchObject([{ event: { id, start_date: body.start_date } }]);
  });

  it.each([
    ['whose event is cancelled', (id: number) => admin.call('POST /api/v4/events/{id}/cancel', of(id))],
    ['whose member has left', (id: number, who: Persona) => who.call('PUT /api/v3/events/{id}/leave', of(id))],
    ['that was taken away', (id: number, who: Persona) => who.call('DELETE /api/v3/events/{id}/reminders', of(id))],
    [
      'whose member is suspended',
      (_: number, who: Persona) =>
        admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id: who.id }, body: { reason: 'Even niet' } }),
    ],
  ])('%s, are not told', async (_, ends) => {
    const { who, id, begins } = await attendee();
    await remind(who, id, A_DAY);
    expect((await ends(id, who)).status).toBe(200);
    await deliver(id, begins - DAY_MS);
    expect(await reminded(who)).toBe(0);
  });
});
