import { verifyProjection } from '@lyceum/kernel';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeTopic } from '../../support/content/boards.ts';
import { acceptOrganising, daysFromNow, makeEvent } from '../../support/content/events.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(300_000);

let api: TestApi;
let admin: Persona;
let moderator: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  moderator = await api.member('toezicht', 'moderator');
});
afterAll(() => api.close());

const show = (who: Persona, id: number) => who.call('GET /api/v3/events/{id}', { params: { id } });
const join = (who: Persona, id: number) => who.call('PUT /api/v3/events/{id}/join', { params: { id } });
const leave = (who: Persona, id: number) => who.call('PUT /api/v3/events/{id}/leave', { params: { id } });
const standing = async (who: Persona, id: number): Promise<string> => (await show(who, id)).body.data.participation;
const members = (count: number): Promise<Persona[]> => Promise.all(Array.from({ length: count }, () => api.member()));
const titles = async (who: Persona, query: object): Promise<string[]> =>
  ((await who.call('GET /api/v3/events', { query })).body.data as { title: string }[]).map(({ title }) => title);

describe('an event', () => {
  it('is made by staff, with a board, and read by everybody in the specification’s form and as moments', async () => {
    const event = await makeEvent(moderator, {
      title: 'Midzomer',
      description: '<p>Rond het <strong>vuur</strong></p><script>x</script>',
      start_date: '2090-06-21 20:00:00',
      end_date: '2090-06-21 23:30:00',
      full_address: 'Dorpsplein 1, Ede',
    });
    expect(event).toMatchObject({
      ...{ slug: 'midzomer', status: 'public', start_date: '2090-06-21 20:00:00', end_date: '2090-06-21 23:30:00' },
      ...{ starts_at: '2090-06-21T18:00:00.000Z', time_zone: 'Europe/Amsterdam', all_day: false, past: false },
      description: '<p>Rond het <strong>vuur</strong></p>',
      ...{ mine: true, members_count: 0, participation: 'none', type: 'community', full: false },
    });
    expect(event.permissions).toEqual(['READ', 'EDIT', 'CANCEL', 'JOIN', 'INVITE', 'REMIND']);
    const bySlug = await api
      .guest()
      .call('GET /api/v3/events/{id}', { params: { id: 'midzomer' }, query: { find_by: 'slug' } });
    expect(bySlug.body.data).toMatchObject({ id: event.id, permissions: ['READ'], full_address: 'Dorpsplein 1, Ede' });
    expect((await show(api.guest(), 'midzomer' as never)).body.data.id).toBe(event.id);
    const again = await makeEvent(admin, { title: 'Midzomer' });
    expect(again.slug).toBe(`midzomer-${again.id}`);
  });

  it('is not made by members, nor with what is not there', async () => {
    const [member] = await members(1);
    const body = { title: 'Van mij', start_date: daysFromNow(1), end_date: daysFromNow(2) };
    expect((await member!.call('POST /api/v3/events', { body })).status).toBe(403);
    expect((await member!.call('POST /api/v3/events', { body: { ...body, group_id: 9 } })).status).toBe(403);
    const wrong = [
      [{ end_date: daysFromNow(0) }, 'end_date'],
      [{ category_id: 99 }, 'category_id'],
      [{ level_ids: [99] }, 'level_ids'],
      [{ organiser_ids: [99_999] }, 'organiser_ids'],
      [{ start_date: '31-12-2090' }, 'start_date'],
      [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    ] as const;
    for (const [more, field] of wrong) {
      const answer = await admin.call('POST /api/v3/events', { body: { ...body, ...more } });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    }
  });

  it('has a board that its people write on, and that follows it', async () => {
    const event = await makeEvent(admin, { title: 'Bordspel' });
    const [inside, outside] = await members(2);
    await join(inside!, event.id);
    const topic = await makeTopic(inside!, event.channel_id!, 'Wie neemt wat mee');
    const shown = await outside!.call('GET /api/v3/topics/{id}', { params: { id: topic.id } });
    expect(shown.body.data.event).toMatchObject({ id: event.id, title: 'Bordspel', start_date: event.start_date });
    const post = { title: 'Ook ik', content: '<p>Mag dit?</p>', channel_id: event.channel_id };
    expect((await outside!.call('POST /conversations', { body: post })).status).toBe(403);
    await leave(inside!, event.id);
    expect((await inside!.call('POST /conversations', { body: post })).status).toBe(403);
    await admin.call('PUT /api/v3/events/{id}', {
      params: { id: event.id },
      body: { title: 'Kaarten', status: 'secret' },
    });
    await until('its board is closed', async () => {
      const answer = await outside!.call('GET /api/v3/topics/{id}', { params: { id: topic.id } });
      return answer.status === 404;
    });
  });

  it('is changed by whoever organises it and by staff, of two at once with a version by one, and cancelled for good', async () => {
    const [organiser, stranger] = await members(2);
    const event = await makeEvent(admin, { organiser_ids: [organiser!.id] });
    await acceptOrganising(organiser!, event);
    const change = (who: Persona, body: object) =>
      who.call('PUT /api/v3/events/{id}', { params: { id: event.id }, body });
    expect((await change(stranger!, { title: 'Gekaapt' })).status).toBe(403);
    const { version } = (await show(organiser!, event.id)).body.data as { version: number };
    const changed = await change(organiser!, { title: 'Anders', version });
    expect(changed.body.data).toMatchObject({ title: 'Anders', slug: event.slug, start_date: event.start_date });
    expect((await change(moderator, { title: 'Te laat', version })).status).toBe(409);
    const cancel = (who: Persona) => who.call('POST /api/v4/events/{id}/cancel', { params: { id: event.id } });
    expect((await cancel(stranger!)).status).toBe(403);
    expect((await cancel(organiser!)).body.data).toMatchObject({
      cancelled_at: expect.any(String),
      permissions: ['READ'],
    });
    // Of its own: its board is brought along by a job.
    const happened = async () =>
      (await api.kernel.db.pool.query('select 1 from events.event where stream_id = $1', [`event-${event.id}`]))
        .rowCount;
    const count = await happened();
    expect(count).toBeGreaterThan(1);
    expect((await cancel(organiser!)).status).toBe(200);
    expect(await happened()).toBe(count);
    expect((await join(stranger!, event.id)).status).toBe(409);
    expect((await change(organiser!, { title: 'Toch' })).status).toBe(409);
  });
});

describe('the lists of events', () => {
  it('are those of the specification: past, a period, today, upcoming and the newest', async () => {
    const word = 'Lijst';
    const make = (name: string, more: object) => makeEvent(admin, { title: `${word} ${name}`, ...more });
    await make('oud', { start_date: '2001-01-01 10:00:00', end_date: '2001-01-01 12:00:00' });
    await make('ouder', { start_date: '2000-01-01 10:00:00', end_date: '2000-01-01 12:00:00' });
    const past = {
      where_lt: 'end_date:2002-01-01 00:00:00',
      page: 1,
      size: 10,
      with: 'memberSelection,category',
      order_by: 'end_date:desc',
    };
    expect(await titles(admin, past)).toEqual([`${word} oud`, `${word} ouder`]);
    await make('maart', { start_date: '2091-03-31 23:30:00', end_date: '2091-04-01 01:00:00' });
    await make('april', { start_date: '2091-04-02', end_date: '2091-04-03', all_day: true });
    const period = {
      where_gte: 'start_date:2091-03-31 00:00:00',
      where_lte: 'start_date:2091-04-30 23:59:59',
      size: 9999,
    };
    expect(await titles(admin, period)).toEqual([`${word} maart`, `${word} april`]);
    // What a calendar's page shows: also what has begun before it.
    const page = { ...period, where_gte: 'end_date:2091-04-01 00:00:00' };
    expect(await titles(admin, page)).toEqual([`${word} maart`, `${word} april`]);
    expect(await titles(admin, { ...period, group_id: 3 })).toEqual([]);
    expect(await titles(admin, { ...period, type: 'home', order_by: 'created_at:desc', size: 1 })).toEqual([
      `${word} april`,
    ]);
    expect(await titles(admin, { where: 'start_date:2091-03-31' })).toEqual([`${word} maart`]);
    expect(await titles(admin, { where: 'start_date:2091-04-02' })).toEqual([`${word} april`]);
    const sidebar = {
      where_gte: 'start_date:2091-01-01',
      with: 'memberSelection',
      order_by: 'start_date:asc',
      sort_by_type: 'asc',
      size: 5,
    };
    expect(await titles(api.guest(), sidebar)).toEqual([`${word} maart`, `${word} april`]);
    const first = await admin.call('GET /api/v3/events', { query: { ...sidebar, size: 1 } });
    const { next_cursor, total } = first.body.meta;
    expect(total).toBe(2);
    expect(await titles(admin, { ...sidebar, size: 1, cursor: next_cursor })).toEqual([`${word} april`]);
    for (const query of [{ where: 'password:1' }, { where_gte: 'start_date:gisteren' }, { order_by: 'founder_id' }]) {
      expect((await admin.call('GET /api/v3/events', { query })).status).toBe(422);
    }
  });

  it('count what there is today, until the community’s day ends', async () => {
    const before = (await admin.call('GET /api/v4/events/today')).body.data;
    const day = before.date as string;
    await makeEvent(admin, { start_date: day, end_date: day, all_day: true });
    const { total, until: ends } = (await admin.call('GET /api/v4/events/today')).body.data;
    expect(total).toBe(before.total + 1);
    expect((await admin.call('GET /api/v3/events', { query: { where: `start_date:${day}` } })).body.meta.total).toBe(
      total,
    );
    expect(Date.parse(ends)).toBeGreaterThan(Date.now());
    expect(new Date(ends).toLocaleTimeString('en-GB', { timeZone: 'Europe/Amsterdam' })).toBe('00:00:00');
  });
});

/** A hundred in `npm run soak -- last-places`. */
const EVENTS = Number(process.env.SOAK_EVENTS ?? 4);

describe('places', () => {
  it('are given to one of fifty who join at once for the last one, of each event; the others wait, in an order', async () => {
    const all = await members(50);
    for (let n = 0; n < EVENTS; n += 1) {
      const { id } = await makeEvent(admin, { capacity: 1 });
      const answers = await Promise.all(all.map((who) => join(who, id)));
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
      const event = (await show(admin, id)).body.data;
      expect(event).toMatchObject({ members_count: 1, waiting_count: 49, full: true });
      const waiting = await admin.call('GET /api/v4/events/{id}/members', {
        params: { id },
        query: { status: 'waiting', size: 100 },
      });
      const places = (waiting.body.data as { place: number }[]).map(({ place }) => place);
      expect(places).toEqual(Array.from({ length: 49 }, (_, n) => n + 1));
    }
  });

  it('that become free are taken by who waited longest, once, and by more when more are made', async () => {
    const { id } = await makeEvent(admin, { capacity: 1 });
    const [first, second, third, fourth] = await members(4);
    for (const who of [first!, second!, third!, fourth!]) expect((await join(who, id)).status).toBe(200);
    expect(await standing(second!, id)).toBe('waiting');
    expect((await show(third!, id)).body.data.waiting_place).toBe(2);
    await Promise.all([leave(first!, id), leave(first!, id)]);
    await until('the next has moved up', async () => (await standing(second!, id)) === 'going');
    await api.settled();
    expect((await show(admin, id)).body.data).toMatchObject({ members_count: 1, waiting_count: 2 });
    await admin.call('PUT /api/v3/events/{id}', { params: { id }, body: { capacity: 5 } });
    await until('both have moved up', async () => (await standing(fourth!, id)) === 'going');
    expect((await show(admin, id)).body.data).toMatchObject({ members_count: 3, waiting_count: 0, full: false });
    // Each moves up in a transaction of its own: a long waiting list must not lock the event.
    const { rows } = await api.kernel.db.pool.query<{ moved: number; transactions: number }>(
      `select count(*)::int as moved, count(distinct txid)::int as transactions from events.event
       where type = 'AttendeeMovedUp' and (data ->> 'event_id')::int = $1`,
      [id],
    );
    expect(rows).toEqual([{ moved: 3, transactions: 3 }]);
    const told = (await second!.call('GET /api/v3/notifications')).body.data as { type: string }[];
    expect(told.filter(({ type }) => type === 'event_moved_up')).toHaveLength(1);
  });

  it('are kept from whoever was taken off, and from who holds none of its levels', async () => {
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } })).body.data.id as number;
    const { id } = await makeEvent(admin, { level_ids: [level] });
    const [plain, gold] = await members(2);
    await admin.call('POST /api/v4/admin/members/{id}/levels', { params: { id: gold!.id }, body: { level_id: level } });
    expect((await join(plain!, id)).status).toBe(403);
    expect((await join(gold!, id)).status).toBe(200);
    const remove = (who: Persona, member_id: number) =>
      who.call('DELETE /api/v4/events/{id}/members/{member_id}', { params: { id, member_id } });
    expect((await remove(plain!, gold!.id)).status).toBe(403);
    expect((await remove(admin, gold!.id)).status).toBe(200);
    expect((await remove(admin, plain!.id)).status).toBe(404);
    expect((await join(gold!, id)).status).toBe(403);
    expect(await standing(gold!, id)).toBe('left');
  });
});

it('comes out the same once its rows are made anew', async () => {
  await api.settled();
  const projections = api.kernel.projections.filter(({ name }) => /^calendar\.|search\.events/.test(name));
  expect(projections).toHaveLength(4);
  for (const projection of projections) {
    for (const verdict of await verifyProjection(api.kernel.db, api.kernel.store, projection)) {
      expect([projection.name, verdict]).toEqual([
        projection.name,
        expect.objectContaining({ onlyLive: 0, onlyRebuilt: 0 }),
      ]);
    }
  }
});
