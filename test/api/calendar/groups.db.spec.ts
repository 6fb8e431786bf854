import { startApi, type TestApi } from '../../support/servers/api.ts';
import { daysFromNow, makeEvent } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let inside: Persona;
let outside: Persona;
let group_id: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  [inside, outside] = [await api.member('binnen'), await api.member('buiten')];
  group_id = (await makeGroup(inside, { status: 'private' })).id;
});
afterAll(() => api.close());

const titles = async (who: Persona, query: object): Promise<string[]> =>
  ((await who.call('GET /api/v3/events', { query })).body.data as { title: string }[]).map(({ title }) => title);

describe('an event of a group', () => {
  it('is made and joined by whoever is in the group, and with the group it is lost', async () => {
    const event = await makeEvent(inside, { title: 'Onder ons', group_id, status: 'secret' });
    expect(event).toMatchObject({ type: 'group', group_id, mine: true });
    const body = { title: 'Ook wij', start_date: daysFromNow(1), end_date: daysFromNow(2), group_id };
    expect((await outside.call('POST /api/v3/events', { body })).status).toBe(403);
    const other = await api.member();
    await letIntoGroup(inside, other, { id: group_id });
    expect((await other.call('PUT /api/v3/events/{id}/join', { params: { id: event.id } })).status).toBe(200);
    await other.call('PUT /api/v3/events/{id}/leave', { params: { id: event.id } });
    expect(await titles(other, { group_id })).toEqual(['Onder ons']);
    await other.call('PUT /api/v3/groups/{id}/leave', { params: { id: group_id } });
    expect(await titles(other, { group_id })).toEqual([]);
    expect((await outside.call('GET /api/v3/events/{id}', { params: { id: event.id } })).status).toBe(404);
  });

  it('is on no side door for others: lists, the search, its calendar file', async () => {
    const event = await makeEvent(inside, { title: 'Kwartelei achter slot', group_id, status: 'secret' });
    const finds = async (who: Persona): Promise<number> => {
      const { body } = await who.call('GET /api/v3/search', { query: { query: 'Kwartelei', model: 'events' } });
      return body.results?.events?.data.length ?? 0;
    };
    const file = async (who: Persona) => (await who.send('GET', `/events/${event.slug}.ics`)).status;
    await until('it is found by whoever is in the group', async () => (await finds(inside)) === 1);
    expect([await finds(outside), await file(outside), await titles(outside, { group_id })]).toEqual([
      ...[0, 404],
      expect.not.arrayContaining(['Kwartelei achter slot']),
    ]);
    expect([await file(inside), await titles(inside, { group_id })]).toEqual([
      200,
      expect.arrayContaining(['Kwartelei achter slot']),
    ]);
  });

  it('is at home for those who are in it, and sorted behind the community’s where that is asked', async () => {
    const when = { start_date: '2095-05-05 10:00:00', end_date: '2095-05-05 11:00:00' };
    await makeEvent(inside, { title: 'Van de groep', group_id, ...when });
    await makeEvent(admin, { title: 'Van allen', ...when });
    const query = { where_gte: 'start_date:2095-01-01' };
    expect(await titles(outside, { ...query, type: 'home' })).toEqual(['Van allen']);
    expect(await titles(inside, { ...query, type: 'home', sort_by_type: 'asc' })).toEqual([
      'Van allen',
      'Van de groep',
    ]);
    expect(await titles(outside, { ...query, type: 'group' })).toEqual(['Van de groep']);
    expect(await titles(outside, { ...query, sort_by_type: 'desc' })).toEqual(['Van de groep', 'Van allen']);
  });
});

it('is made once by one key, however often it is sent', async () => {
  const body = { title: 'Eenmaal', start_date: daysFromNow(1), end_date: daysFromNow(2) };
  await admin.csrfToken();
  const send = () => admin.send('POST', '/api/v3/events', body, { 'idempotency-key': 'een-feest' });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ body: told }) => (told as { data: { id: number } }).data.id)).size).toBe(1);
  expect(await titles(admin, { type: 'community', where: 'slug:eenmaal' })).toEqual(['Eenmaal']);
});
