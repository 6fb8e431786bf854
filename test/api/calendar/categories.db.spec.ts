import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const make = (who: Persona, name: string) =>
  who.call('POST /api/v4/admin/event-categories', { body: { name, color: '#0F6B5C' } });
const told = async (who: Persona): Promise<[string, number][]> =>
  ((await who.call('GET /api/v3/event-categories')).body.data as { name: string; events_count: number }[]).map(
    ({ name, events_count }) => [name, events_count],
  );

describe('categories of events', () => {
  it('are made by administrators, told to everybody, and counted by what everybody may know of', async () => {
    const moderator = await api.member('toezicht', 'moderator');
    expect((await make(moderator, 'Markt')).status).toBe(403);
    const { id } = (await make(admin, 'Markt')).body.data as { id: number };
    expect((await make(admin, 'markt')).status).toBe(422);
    const [open] = [
      await makeEvent(admin, { category_id: id }),
      await makeEvent(admin, { category_id: id, status: 'secret' }),
    ];
    expect(open.category).toEqual({ id, name: 'Markt', color: '#0F6B5C' });
    expect(await told(api.guest())).toEqual([['Markt', 1]]);
    const change = { name: 'Kramen', color: '#112233', version: 1 };
    const params = { id };
    expect((await admin.call('PUT /api/v4/admin/event-categories/{id}', { params, body: change })).status).toBe(200);
    expect((await admin.call('PUT /api/v4/admin/event-categories/{id}', { params, body: change })).status).toBe(409);
    expect((await admin.call('DELETE /api/v4/admin/event-categories/{id}', { params })).status).toBe(200);
    expect((await admin.call('DELETE /api/v4/admin/event-categories/{id}', { params })).status).toBe(404);
    expect(await told(admin)).toEqual([]);
    const left = await admin.call('GET /api/v3/events/{id}', { params: { id: open.id } });
    expect(left.body.data).toMatchObject({ category: null });
  });
});
