import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
});
afterAll(() => api.close());

describe('a member’s profile', () => {
  it('is shown by id and by username to everybody, without address or birth date', async () => {
    await member.call('PUT /api/v3/profile', {
      body: { profile: 'I throw bowls.', birth_date: '1990-02-28', gender: 'female' },
    });
    for (const path of [`/api/v3/users/${member.id}`, '/api/v3/profile/memo', '/api/v3/profile/@MEMO']) {
      const { status, body } = await api.guest().send('GET', path);
      expect([path, status, body.data.username, body.data.profile]).toEqual([path, 200, 'memo', 'I throw bowls.']);
      const own = [
        'email',
        'birth_date',
        'gender',
        'locale',
        'settings',
        'verified',
        'onboarded',
        'origin',
        'password_changed_at',
      ];
      for (const hidden of own) expect(body.data).not.toHaveProperty(hidden);
    }
    const { data } = (await member.call('GET /api/v3/profile/me')).body;
    expect(data).toMatchObject({ birth_date: '1990-02-28', gender: 'female', email: 'memo@example.test' });
    expect(data).toMatchObject({ banned: false, follow_status: 'none', gamification: true, origin: 'system' });
    const { locale, time_zone, birthday_told } = data;
    expect(data.settings).toEqual({ locale, time_zone, birthday_told });
  });

  it('keeps gender and birth date out of the events', async () => {
    const { rows } = await api.kernel.db.pool.query(`select data::text from events.event where stream_id = $1`, [
      `member-${member.id}`,
    ]);
    expect(rows.map(({ data }) => data).join()).not.toMatch(/1990-02-28|female|@example/);
  });

  it('that nobody has is missing', async () => {
    expect((await api.guest().send('GET', '/api/v3/users/999999')).status).toBe(404);
    expect((await api.guest().send('GET', '/api/v3/profile/nobody')).status).toBe(404);
  });

  it('changes names everywhere they are shown', async () => {
    const renamed = await api.member('before');
    const changed = await renamed.call('PUT /api/v3/profile', {
      body: { firstname: 'Ada', last_name: 'Lovelace', username: '@After' },
    });
    expect([changed.status, changed.body.data.name, changed.body.data.username]).toEqual([
      200,
      'Ada Lovelace',
      'after',
    ]);
    const seen = await renamed.call('GET /api/v3/users/{id}', { params: { id: renamed.id } });
    expect(seen.body.data).toMatchObject({ name: 'Ada Lovelace', firstname: 'Ada', username: 'after' });
    expect((await api.guest().send('GET', '/api/v3/profile/before')).status).toBe(404);
    expect((await api.guest().login('after')).status).toBe(200);
  });

  it('twice the same changes nothing, and a field that was not sent stays', async () => {
    const before = await api.eventCount();
    const same = { profile: 'I throw bowls.', gender: 'female' };
    const { body } = await member.call('PUT /api/v3/profile', { body: same });
    expect(await api.eventCount()).toBe(before);
    expect(body.data).toMatchObject({ birth_date: '1990-02-28', first_name: 'memo' });
  });

  it.each([
    ['a first name of 51 signs', { first_name: 'x'.repeat(51) }, 'first_name'],
    ['a last name of 256 signs', { last_name: 'x'.repeat(256) }, 'last_name'],
    ['a username of 51 signs', { username: 'x'.repeat(51) }, 'username'],
    ['an empty first name', { first_name: ' ' }, 'first_name'],
    ['a reserved username', { username: 'admin' }, 'username'],
    ['a taken username', { username: 'adminna' }, 'username'],
    ['a zone that is none', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['a birth date to come', { birth_date: '2999-01-01' }, 'birth_date'],
    ['no date', { birth_date: '1990-02-31' }, 'birth_date'],
  ])('refuses %s', async (_, body, field) => {
    const before = await api.eventCount();
    const answer = await member.call('PUT /api/v3/profile', { body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await api.eventCount()).toBe(before);
  });

  it('takes no field that is not the member’s to set (promise 39)', async () => {
    const before = (await member.call('GET /api/v3/profile/me')).body.data;
    const privileged = { id: 1, role: 'admin', roles: ['admin'], isAdmin: true, email: 'x@example.test', karma: 999 };
    const more = { verified: true, banned: false, levels: [1], avatar: 'https://evil.example/x.png', created_at: '' };
    await member.send('PUT', '/api/v3/profile', JSON.parse(JSON.stringify({ ...privileged, ...more, __proto__: {} })));
    expect((await member.call('GET /api/v3/profile/me')).body.data).toEqual(before);
  });

  it('keeps language and time zone', async () => {
    await member.call('PUT /api/v3/profile', { body: { locale: 'nl', time_zone: 'America/Lima' } });
    const { data } = (await member.call('GET /api/v3/profile/me')).body;
    expect(data).toMatchObject({ locale: 'nl', time_zone: 'America/Lima' });
  });

  it('is set by onboarding too', async () => {
    const answer = await member.call('PATCH /api/v4/users/me/account', {
      body: { username: 'memo', first_name: 'Me', last_name: 'Mo', hidden: false },
    });
    expect([answer.status, answer.body.data.name]).toEqual([200, 'Me Mo']);
  });

  it('of one username, wanted by ten at once, goes to one', async () => {
    const rivals = await Promise.all(Array.from({ length: 10 }, (_, index) => api.member(`rival${index}`)));
    const answers = await Promise.all(
      rivals.map((rival) => rival.call('PUT /api/v3/profile', { body: { username: 'wanted' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });
});

describe('the list of members', () => {
  it('is for members, found by name and username, in pages', async () => {
    expect((await api.guest().send('GET', '/api/v3/users')).status).toBe(401);
    const found = await member.call('GET /api/v3/users', { query: { search: '@adminn' } });
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([admin.id]);
    const page = await member.call('GET /api/v3/users', { query: { per_page: 2, page: 2 } });
    expect([page.body.data.length, page.body.meta.current_page, page.body.meta.per_page]).toEqual([2, 2, 2]);
    expect(page.body.meta.total).toBeGreaterThan(10);
    expect((await member.call('GET /api/v3/users', { query: { search: '%' } })).body.data).toEqual([]);
  });
});
