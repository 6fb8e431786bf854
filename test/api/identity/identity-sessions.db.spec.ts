import { type Operation, operations } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
});
afterAll(() => api.close());

const COOKIE = 'lyceum_session';
async function another(persona: Persona): Promise<Persona> {
  const browser = api.guest();
  await browser.login(persona.username);
  return browser;
}
const isIn = async (persona: Persona) => (await persona.call('GET /api/v3/profile/me')).status === 200;
const sessionsOf = async (persona: Persona) => (await persona.call('GET /api/v4/users/me/sessions')).body.data;
const NEW = 'another long password';
const change = (persona: Persona, body: object) =>
  persona.call('POST /api/v4/users/password', { body: { password: NEW, password_confirmation: NEW, ...body } });

describe('a member’s sessions', () => {
  it('are listed with device and address, and end one by one, at once', async () => {
    const here = await api.member('sess');
    const there = await another(here);
    const listed = await sessionsOf(here);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(listed[0]).toMatchObject({ address: '127.0.0.1', impersonated: false });
    const other = listed.find(({ current }: { current: boolean }) => !current);
    const end = { params: { id: other.id } };
    expect((await here.call('DELETE /api/v4/users/me/sessions/{id}', end)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await here.call('DELETE /api/v4/users/me/sessions/{id}', end)).status).toBe(404);
  });

  it('of somebody else are missing', async () => {
    const [mine, theirs] = [await api.member('mine'), await api.member('theirs')];
    const [session] = await sessionsOf(theirs);
    const end = { params: { id: session.id } };
    expect((await mine.call('DELETE /api/v4/users/me/sessions/{id}', end)).status).toBe(404);
    expect(await isIn(theirs)).toBe(true);
  });

  it('end everywhere else', async () => {
    const here = await api.member('everywhere');
    const others = await Promise.all([another(here), another(here)]);
    expect((await here.call('DELETE /api/v4/users/me/sessions')).status).toBe(200);
    expect([await isIn(here), await isIn(others[0]), await isIn(others[1])]).toEqual([true, false, false]);
  });

  it('are ended by an administrator, not by a moderator', async () => {
    const target = await api.member('target');
    const path = 'DELETE /api/v4/admin/members/{id}/sessions' as const;
    expect((await moderator.call(path, { params: { id: target.id } })).status).toBe(403);
    const listed = await admin.call('GET /api/v4/admin/members/{id}/sessions', { params: { id: target.id } });
    const one = await admin.call('DELETE /api/v4/admin/members/{id}/sessions/{session_id}', {
      params: { id: target.id, session_id: listed.body.data[0].id },
    });
    expect([one.status, await isIn(target)]).toEqual([200, false]);
    const again = await another(target);
    expect((await admin.call(path, { params: { id: target.id } })).status).toBe(200);
    expect(await isIn(again)).toBe(false);
  });
});

describe('choosing a password (promises 25 and 26)', () => {
  it('wants the current one, gives the session another token and ends the others', async () => {
    const here = await api.member('chooser');
    const there = await another(here);
    const before = here.cookies.get(COOKIE)!;
    expect((await change(here, {})).status).toBe(422);
    expect((await change(here, { current_password: 'not this one' })).status).toBe(422);
    expect((await change(here, { current_password: PASSWORD })).status).toBe(200);
    expect(here.cookies.get(COOKIE)).not.toBe(before);
    const thief = api.guest();
    thief.cookies.set(COOKIE, before);
    expect([await isIn(here), await isIn(there), await isIn(thief)]).toEqual([true, false, false]);
    expect((await api.guest().login('chooser')).status).toBe(422);
    expect((await api.guest().login('chooser', NEW)).status).toBe(200);
  });

  it('goes without it for ten minutes after a fresh confirmation', async () => {
    const here = await api.member('confirmer');
    const confirm = (password: string) => here.call('POST /api/v4/auth/confirm', { body: { password } });
    expect((await confirm('wrong wrong')).status).toBe(422);
    expect((await confirm(PASSWORD)).status).toBe(200);
    await api.kernel.db.pool.query(`update identity.session set confirmed_at = confirmed_at - interval '11 minutes'`);
    expect((await change(here, {})).status).toBe(422);
    await confirm(PASSWORD);
    expect((await change(here, {})).status).toBe(200);
  });

  it('goes without it while none was ever chosen', async () => {
    const here = await api.member('never');
    await api.kernel.db.pool.query(
      'update identity.credential set password_hash = null, changed_at = null where member_id = $1',
      [here.id],
    );
    expect((await here.call('GET /api/v3/profile/me')).body.data.password_changed_at).toBeNull();
    expect((await api.guest().login('never')).status).toBe(422);
    expect((await change(here, {})).status).toBe(200);
    expect((await api.guest().login('never', NEW)).status).toBe(200);
  });

  it.each([
    ['seven signs', 'a1b2c3d', 'password'],
    ['one of the commonest', 'Baseball', 'password'],
    ['another confirmation', NEW, 'password_confirmation'],
  ])('refuses %s', async (_, password, field) => {
    const here = await api.member();
    const password_confirmation = field === 'password' ? password : `${password}!`;
    const answer = await change(here, { password, password_confirmation, current_password: PASSWORD });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('takes a long one', async () => {
    const long = 'correct horse battery staple '.repeat(8);
    const here = await api.member('longwinded');
    const answer = await change(here, {
      password: long,
      password_confirmation: long,
      current_password: PASSWORD,
    });
    expect([answer.status, (await api.guest().login('longwinded', long)).status]).toEqual([200, 200]);
  });

  it('refuses a Tenant-Id that is not this community’s (decisions 20)', async () => {
    const here = await api.member('tenant');
    const body = { password: NEW, password_confirmation: NEW, current_password: PASSWORD };
    expect((await here.send('POST', '/api/v4/users/password', body, { 'tenant-id': '2' })).status).toBe(400);
    expect((await here.send('POST', '/api/v4/users/password', body, { 'tenant-id': '1' })).status).toBe(200);
  });

  it('renews a hash of older parameters at the next login', async () => {
    const { hash } = await import('@node-rs/argon2');
    const here = await api.member('oldhash');
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { pool } = api.kernel.db;
    await pool.query('update identity.credential set password_hash = $1 where member_id = $2', [old, here.id]);
    expect((await api.guest().login('oldhash')).status).toBe(200);
    const { rows } = await pool.query('select password_hash from identity.credential where member_id = $1', [here.id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('a banned member', () => {
  const ban = (by: Persona, id: number, body: object = {}) =>
    by.call('POST /api/v4/admin/members/{id}/ban', { params: { id }, body: { reason: 'Spam', ...body } });
  const unban = (by: Persona, id: number) =>
    by.call('POST /api/v4/admin/members/{id}/unban', { params: { id }, body: {} });

  it('is out at once, comes in no more, and is told so only with the right password', async () => {
    const target = await api.member('spammer');
    expect((await ban(moderator, target.id)).body.data.banned).toBe(true);
    expect(await isIn(target)).toBe(false);
    expect((await api.guest().login('spammer')).status).toBe(403);
    expect((await api.guest().login('spammer', 'wrong wrong')).status).toBe(422);
    const listed = await admin.call('GET /api/v3/users', { query: { search: 'spammer' } });
    expect(listed.body.data).toEqual([]);
    const inConsole = await admin.call('GET /api/v4/admin/members', { query: { where: 'banned:true' } });
    expect(inConsole.body.data.map(({ id }: { id: number }) => id)).toContain(target.id);
    expect((await unban(moderator, target.id)).body.data.banned).toBe(false);
    expect((await api.guest().login('spammer')).status).toBe(200);
  });

  it('stays out even where a session’s row was left behind', async () => {
    const target = await api.member('leftover');
    const { pool } = api.kernel.db;
    const { rows } = await pool.query('select * from identity.session where member_id = $1', [target.id]);
    await ban(admin, target.id);
    await pool.query('insert into identity.session (token_hash, member_id, expires_at) values ($1, $2, $3)', [
      rows[0].token_hash,
      target.id,
      rows[0].expires_at,
    ]);
    expect(await isIn(target)).toBe(false);
  });

  it('is in again when the time is over', async () => {
    const target = await api.member('shortly');
    await ban(admin, target.id, { until: new Date(Date.now() + 1500).toISOString() });
    expect((await api.guest().login('shortly')).status).toBe(403);
    await new Promise((resolve) => setTimeout(resolve, 1700));
    expect((await api.guest().login('shortly')).status).toBe(200);
  });

  it('is never oneself, an administrator, or, for a moderator, another moderator', async () => {
    expect((await ban(admin, admin.id)).status).toBe(409);
    expect((await ban(moderator, admin.id)).status).toBe(409);
    const other = await api.member('other', 'moderator');
    expect((await ban(moderator, other.id)).status).toBe(403);
    expect((await ban(admin, other.id)).status).toBe(200);
    expect((await ban(admin, 999_999)).status).toBe(404);
  });

  it('is banned with a reason, and once', async () => {
    const target = await api.member('once');
    expect((await ban(admin, target.id, { reason: ' ' })).status).toBe(422);
    const before = await api.eventCount();
    await Promise.all(Array.from({ length: 5 }, () => ban(admin, target.id)));
    // The ban, and the decision that the member reads.
    expect(await api.eventCount()).toBe(before + 2);
  });
});

describe('impersonation (promise 40)', () => {
  const start = (by: Persona, id: number) =>
    by.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id }, body: { reason: 'Helping' } });

  it('shows the community as the member does, blocks what they would answer for, and ends', async () => {
    const helper = await api.member('helper', 'admin');
    const target = await api.member('helped');
    const before = helper.cookies.get(COOKIE)!;
    expect((await start(helper, target.id)).status).toBe(200);
    expect(helper.cookies.get(COOKIE)).not.toBe(before);
    await helper.csrfToken();
    const me = (await helper.call('GET /api/v3/profile/me')).body.data;
    expect(me).toMatchObject({ id: target.id, impersonating: true, isAdmin: false });
    expect((await helper.call('GET /api/v4/admin/members')).status).toBe(403);
    const count = await api.eventCount();
    expect((await helper.call('PUT /api/v3/profile', { body: { first_name: 'Mallory' } })).status).toBe(403);
    expect((await change(helper, {})).status).toBe(403);
    expect((await helper.call('DELETE /api/v4/users/me/sessions')).status).toBe(403);
    expect(await api.eventCount()).toBe(count);
    expect((await helper.call('POST /api/v4/auth/stop-impersonating')).status).toBe(200);
    await helper.csrfToken();
    expect((await helper.call('GET /api/v3/profile/me')).body.data).toMatchObject({
      id: helper.id,
      impersonating: false,
    });
    const { rows } = await api.kernel.db.pool.query(
      'select type, meta from events.event where stream_id = $1 order by version',
      [`member-${target.id}`],
    );
    expect(rows.slice(-2)).toMatchObject([
      { type: 'ImpersonationStarted', meta: { actor_id: helper.id, reason: 'Helping' } },
      { type: 'ImpersonationStopped', meta: { actor_id: target.id, impersonator_id: helper.id } },
    ]);
    const history = await admin.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'member', id: target.id },
    });
    expect(history.body.data.at(-1)).toMatchObject({ actor: { id: target.id }, impersonator: { id: helper.id } });
  });

  const mutations = (Object.entries(operations) as [string, Operation][]).filter(([, { method }]) => method !== 'GET');

  it('changes nothing: of all that could, only what ends it is carried out, and records both ids', async () => {
    const allowed = mutations.filter(([, { whileImpersonating }]) => whileImpersonating === 'allowed');
    expect(allowed.map(([name]) => name).sort()).toEqual(['logout', 'stopImpersonating']);
    const helper = await api.member('onlooker', 'admin');
    const target = await api.member('looked-at');
    await start(helper, target.id);
    await helper.csrfToken();
    const count = await api.eventCount();
    for (const [name, operation] of mutations) {
      if (operation.whileImpersonating === 'allowed') continue;
      const path = operation.path.replace('{kind}', 'topic').replace(/\{\w+\}/g, '1');
      const { status, body } = await helper.send(operation.method, path, {});
      expect([name, status, body.message]).toEqual([name, 403, 'This is not possible while impersonating.']);
      expect(operation.errors).toContain(403);
    }
    expect(await api.eventCount()).toBe(count);
    expect((await helper.call('POST /api/v4/auth/stop-impersonating')).status).toBe(200);
    const { rows } = await api.kernel.db.pool.query(
      `select type, meta from events.event where (meta ->> 'impersonator_id')::int = $1`,
      [helper.id],
    );
    expect(rows).toMatchObject([
      { type: 'ImpersonationStopped', meta: { actor_id: target.id, impersonator_id: helper.id } },
    ]);
  });

  it('is never of an administrator, nor by anybody else', async () => {
    const target = await api.member('untouched');
    const other = await api.member('otheradmin', 'admin');
    expect((await start(admin, other.id)).status).toBe(403);
    expect((await start(moderator, target.id)).status).toBe(403);
    expect((await start(admin, 999_999)).status).toBe(404);
    expect((await admin.call('POST /api/v4/auth/stop-impersonating')).status).toBe(409);
  });

  it('ends with the administrator’s own rights', async () => {
    const helper = await api.member('demoted', 'admin');
    const target = await api.member('watched');
    await start(helper, target.id);
    expect(await isIn(helper)).toBe(true);
    await admin.call('POST /api/v4/admin/members/{id}/role', { params: { id: helper.id }, body: { role: 'member' } });
    expect(await isIn(helper)).toBe(false);
  });
});
