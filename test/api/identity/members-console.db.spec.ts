import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  member = await api.member('memo');
  await api.settled();
});
afterAll(() => api.close());

describe('members in the console', () => {
  const list = async (who: Persona, q: string) =>
    (await who.call('GET /api/v4/admin/members', { query: { q } })).body.data as { id: number; email: unknown }[];

  it('show their addresses to administrators alone', async () => {
    const about = { params: { id: member.id } };
    for (const [who, email] of [
      [admin, 'memo@example.test'],
      [moderator, null],
    ] as const) {
      const one = await who.call('GET /api/v4/admin/members/{id}', about);
      expect([one.body.data.email, one.body.data.username]).toEqual([email, 'memo']);
      expect(await list(who, 'memo')).toMatchObject([{ id: member.id, email }]);
      const banned = await who.call('POST /api/v4/admin/members/{id}/ban', { ...about, body: { reason: 'Test' } });
      expect([banned.status, banned.body.data.email]).toEqual([200, email]);
      await who.call('POST /api/v4/admin/members/{id}/unban', { ...about, body: {} });
    }
  });

  it('are found by an address by administrators alone: nobody else learns one by trying', async () => {
    expect((await list(admin, 'memo@example')).map(({ id }) => id)).toEqual([member.id]);
    expect(await list(moderator, 'memo@example')).toEqual([]);
  });

  it('were last seen when they were here themselves, not when somebody looked as them', async () => {
    const seen = async () =>
      (await admin.call('GET /api/v4/admin/members/{id}', { params: { id: member.id } })).body.data.last_seen_at;
    await admin.call('DELETE /api/v4/admin/members/{id}/sessions', { params: { id: member.id } });
    expect(await seen()).toBeNull();
    const looking = await api.member('kijkt', 'admin');
    await looking.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id: member.id }, body: {} });
    await looking.csrfToken();
    expect((await looking.call('GET /api/v3/profile/me')).body.data.id).toBe(member.id);
    expect(await seen()).toBeNull();
  });
});
