import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import { grant, makeTrophy } from '../../support/content/scores.ts';
import type { Persona } from '../../support/persona.ts';

interface Page {
  data: { id?: number; member_id?: number; place?: number | null }[];
  meta: { total: number; last_page: number };
}

let api: TestApi;
let admin: Persona;
let people: Persona[];
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  people = [];
  for (const name of ['anouk', 'bram', 'brechtje']) people.push(await api.member(name));
});
afterAll(() => api.close());

const idsOf = ({ data }: Page) => data.map(({ id, member_id }) => id ?? member_id);

it('members of a group are found by a piece of their name, page by page', async () => {
  const group = await makeGroup(admin);
  for (const member of people) await letIntoGroup(admin, member, group);
  const list = async (query: object) =>
    (await admin.call('GET /api/v4/groups/{id}/members', { params: { id: group.id }, query })).body as Page;
  const second = await list({ search: 'BR', size: 1, page: 2 });
  expect([idsOf(second), second.meta.total, second.meta.last_page]).toEqual([[people[2]!.id], 2, 2]);
  expect((await list({ search: '%' })).meta.total).toBe(0);
});

it('who waits for an event keeps their place in the queue when they are looked for', async () => {
  const event = await makeEvent(admin, { capacity: 1 });
  for (const member of people) await member.call('PUT /api/v3/events/{id}/join', { params: { id: event.id } });
  const query = { status: 'waiting', search: 'brecht' } as const;
  const { body } = await admin.call('GET /api/v4/events/{id}/members', { params: { id: event.id }, query });
  expect(body).toMatchObject({ data: [{ id: people[2]!.id, place: 2 }], meta: { total: 1 } });
});

it('holders of a trophy stand on pages, and are found by name', async () => {
  const trophy = await makeTrophy(admin, { title: 'Van de vereniging' });
  for (const member of people) await grant(admin, trophy, member);
  await api.settled();
  const list = async (query: object) =>
    (await admin.call('GET /api/v4/admin/trophies/{id}/holders', { params: { id: trophy }, query })).body as Page;
  const last = await list({ size: 2, page: 2 });
  expect([last.data.length, last.meta.total]).toEqual([1, 3]);
  expect(idsOf(await list({ search: '@anou' }))).toEqual([people[0]!.id]);
});
