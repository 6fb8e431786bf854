import { channels } from '@lyceum/contracts/realtime';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import { mailTo, tokenIn } from '../../support/mails.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const NEW = 'another long password';
const isIn = async (who: Persona) => (await who.call('GET /api/v3/profile/me')).status === 200;
const sessionsOf = async (who: Persona) => (await who.call('GET /api/v4/users/me/sessions')).body.data;
async function another(who: Persona): Promise<Persona> {
  const browser = api.guest();
  await browser.login(who.username);
  return browser;
}
async function impersonate(by: Persona, whom: Persona): Promise<Persona> {
  const asked = await by.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id: whom.id }, body: {} });
  expect(asked.status).toBe(200);
  await by.csrfToken();
  return by;
}
async function programOf(who: Persona): Promise<Persona> {
  const body = { name: 'Program', scopes: ['read', 'write'], current_password: PASSWORD };
  const program = api.guest();
  program.bearer = (await who.call('POST /api/v4/tokens', { body })).body.data.token;
  return program;
}

/** Whether a socket of theirs, on the member's own channel, has not been cut since. */
async function hearing(who: Persona, memberId: number): Promise<() => boolean> {
  const client = connect(who);
  const channel = channels.messages(memberId);
  await listen(client, channel);
  let hears = true;
  client.channel(channel).bind('pusher:subscription_error', () => (hears = false));
  client.connection.bind('state_change', () => (hears = false));
  return () => hears;
}

/** A row that somebody else is busy with, so that whoever wants it has to wait. */
async function hold(statement: string, id: number) {
  const client = await api.kernel.db.pool.connect();
  await client.query('begin');
  await client.query(statement, [id]);
  const waiting = `select count(*)::int as n from pg_stat_activity
                   where datname = current_database() and wait_event_type = 'Lock'`;
  return {
    isWaitedFor: () => until('somebody waits', async () => (await api.kernel.db.pool.query(waiting)).rows[0].n > 0),
    async letGo() {
      await client.query('commit');
      client.release();
    },
  };
}

/** All by which somebody is let in, and what opens from elsewhere: who ends it, and by what. */
const ENDINGS: Record<string, (who: Persona, elsewhere: Persona) => Promise<unknown>> = {
  'a changed password': (_, elsewhere) =>
    elsewhere.call('POST /api/v4/users/password', {
      body: { password: NEW, password_confirmation: NEW, current_password: PASSWORD },
    }),
  'a password reset by mail': async ({ username }) => {
    const email = `${username}@example.test`;
    await api.guest().call('POST /api/v4/auth/forgot-password', { body: { email } });
    const token = tokenIn(await mailTo(admin, email, 'Choose a new password'));
    const body = { token, password: NEW, password_confirmation: NEW };
    return api.guest().call('POST /api/v4/auth/reset-password', { body });
  },
  'logging out everywhere else': (_, elsewhere) => elsewhere.call('DELETE /api/v4/users/me/sessions'),
  'an administrator': ({ id }) => admin.call('DELETE /api/v4/admin/members/{id}/sessions', { params: { id } }),
  'a ban': ({ id }) => admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id }, body: { reason: 'Test' } }),
};

describe('all of a person’s access ends together (promise 48)', () => {
  it.each(Object.keys(ENDINGS))('by %s: sessions, impersonation of them, tokens and sockets', async (name) => {
    const who = await api.member(`lid-${Object.keys(ENDINGS).indexOf(name)}`);
    const [browser, elsewhere, program] = [await another(who), await another(who), await programOf(who)];
    const acting = await impersonate(await api.member(`als-${who.username}`, 'admin'), who);
    const ways = [who, browser, program, acting];
    const heard = await Promise.all(ways.map((way) => hearing(way, who.id)));
    expect(await Promise.all(ways.map(isIn))).toEqual([true, true, true, true]);
    expect(await ENDINGS[name]!(who, elsewhere)).toMatchObject({ status: 200 });
    expect(await Promise.all(ways.map(isIn))).toEqual([false, false, false, false]);
    await until('no socket hears any longer', () => heard.every((hears) => !hears()));
    // Nor when the ban is over.
    await admin.call('POST /api/v4/admin/members/{id}/unban', { params: { id: who.id }, body: {} });
    expect(await Promise.all(ways.map(isIn))).toEqual([false, false, false, false]);
  });

  it.each(Object.keys(ENDINGS).filter((name) => name !== 'a ban'))(
    'by %s: what an administrator does as somebody else, and the way back from there',
    async (name) => {
      const index = Object.keys(ENDINGS).indexOf(name);
      const [who, target] = [await api.member(`baas-${index}`, 'admin'), await api.member(`doel-${index}`)];
      const elsewhere = await another(who);
      const acting = await impersonate(await another(who), target);
      const hears = await hearing(acting, target.id);
      expect(await isIn(acting)).toBe(true);
      expect(await ENDINGS[name]!(who, elsewhere)).toMatchObject({ status: 200 });
      expect(await isIn(acting)).toBe(false);
      await acting.csrfToken();
      expect((await acting.call('POST /api/v4/auth/stop-impersonating')).status).toBe(401);
      expect(await isIn(acting)).toBe(false);
      await until('its socket is cut', () => !hears());
      expect(await isIn(target)).toBe(true);
    },
  );

  it('a login with the old password, held up until another one holds, lets nobody in', async () => {
    const [who, other] = [await api.member('wissel'), await api.member('vorige')];
    // Logging in ends the browser's session of before: there it waits, after the password was found right.
    const held = await hold('select 1 from identity.session where member_id = $1 for update', other.id);
    const login = other.call('POST /api/v4/auth/login', { body: { login: who.username, password: PASSWORD } });
    await held.isWaitedFor();
    expect(await ENDINGS['a changed password']!(who, who)).toMatchObject({ status: 200 });
    await held.letGo();
    expect([(await login).status, await isIn(other), await isIn(who)]).toEqual([422, false, true]);
  });

  it('a token that is asked for before the password changes, and made after it, is none', async () => {
    const who = await api.member('maker');
    const thief = await another(who);
    await thief.call('POST /api/v4/auth/confirm', { body: { password: PASSWORD } });
    const held = await hold('select 1 from identity.member where id = $1 for update', who.id);
    const made = thief.call('POST /api/v4/tokens', { body: { name: 'x', scopes: ['read'] } });
    await held.isWaitedFor();
    expect(await ENDINGS['a changed password']!(who, who)).toMatchObject({ status: 200 });
    await held.letGo();
    expect((await made).status).toBe(401);
    expect((await who.call('GET /api/v4/tokens')).body.data).toEqual([]);
  });
});

describe('an impersonation', () => {
  it('is shown among the administrator’s sessions in place of their own, and can be ended there', async () => {
    const [who, target] = [await api.member('toezicht', 'admin'), await api.member('bekeken')];
    const elsewhere = await another(who);
    const acting = await impersonate(who, target);
    const listed = await sessionsOf(elsewhere);
    expect(listed).toMatchObject([
      { current: false, impersonated: false, acting_as: { id: target.id, name: 'bekeken Example' } },
      { current: true, impersonated: false, acting_as: null },
    ]);
    expect(await sessionsOf(target)).toMatchObject([
      { impersonated: true, acting_as: null },
      { impersonated: false, acting_as: null },
    ]);
    const { id } = listed[0];
    expect((await elsewhere.call('DELETE /api/v4/users/me/sessions/{id}', { params: { id } })).status).toBe(200);
    expect([await isIn(acting), await isIn(elsewhere), await isIn(target)]).toEqual([false, true, true]);
    expect(await sessionsOf(elsewhere)).toHaveLength(1);
  });

  it('gives back the session that it was begun in, under another token, and no copied cookie opens either', async () => {
    const [who, target] = [await api.member('heenenweer', 'admin'), await api.member('onderweg')];
    const [own] = await sessionsOf(who);
    const copies = [who.cookies.get('lyceum_session')!];
    await impersonate(who, target);
    copies.push(who.cookies.get('lyceum_session')!);
    const thief = api.guest();
    thief.cookies.set('lyceum_session', copies[0]!);
    expect(await isIn(thief)).toBe(false);
    expect((await who.call('POST /api/v4/auth/stop-impersonating')).status).toBe(200);
    await who.csrfToken();
    expect((await sessionsOf(who)).map(({ id }: { id: number }) => id)).toEqual([own.id]);
    for (const copy of copies) {
      thief.cookies.set('lyceum_session', copy);
      expect(await isIn(thief)).toBe(false);
    }
  });

  it('begun or stopped twice at once is begun and stopped once', async () => {
    const [who, target] = [await api.member('dubbel', 'admin'), await api.member('tweemaal')];
    const asked = { params: { id: target.id }, body: {} };
    const started = await Promise.all([1, 2].map(() => who.call('POST /api/v4/admin/members/{id}/impersonate', asked)));
    expect(started.filter(({ status }) => status === 200)).toHaveLength(1);
    await who.csrfToken();
    const stopped = await Promise.all([1, 2].map(() => who.call('POST /api/v4/auth/stop-impersonating')));
    expect(stopped.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await who.call('GET /api/v3/profile/me')).body.data).toMatchObject({ id: who.id, impersonating: false });
    const { rows } = await api.kernel.db.pool.query(
      `select type from events.event where stream_id = $1 and type like 'Impersonation%' order by version`,
      [`member-${target.id}`],
    );
    expect(rows).toEqual([{ type: 'ImpersonationStarted' }, { type: 'ImpersonationStopped' }]);
  });

  it('ends with the session that it was begun in, whatever removes that', async () => {
    const [who, target] = [await api.member('weg', 'admin'), await api.member('achter')];
    await impersonate(who, target);
    await api.kernel.db.pool.query('delete from identity.session where member_id = $1 and impersonator_id is null', [
      who.id,
    ]);
    expect(await isIn(who)).toBe(false);
  });

  it('lasts an hour, and never longer than the session that it was begun in', async () => {
    const [who, target] = [await api.member('kort', 'admin'), await api.member('korter')];
    const minutesLeft = async (): Promise<number> =>
      (
        await api.kernel.db.pool.query(
          `select round(extract(epoch from expires_at - now()) / 60)::int as left from identity.session
           where impersonator_id = $1`,
          [who.id],
        )
      ).rows[0].left as number;
    await impersonate(who, target);
    expect(await minutesLeft()).toBe(60);
    expect((await who.call('POST /api/v4/auth/stop-impersonating')).status).toBe(200);
    await who.csrfToken();
    await api.kernel.db.pool.query(
      `update identity.session set expires_at = now() + interval '20 minutes' where member_id = $1`,
      [who.id],
    );
    await impersonate(who, target);
    expect(await minutesLeft()).toBe(20);
  });

  it('is over with logging out: nobody is anybody then', async () => {
    const [who, target] = [await api.member('afmelder', 'admin'), await api.member('gezien')];
    await impersonate(who, target);
    expect((await who.call('POST /api/v4/auth/logout')).status).toBe(200);
    expect(await sessionsOf(await another(who))).toHaveLength(1);
  });
});

describe('a token', () => {
  const make = (who: Persona, more: object) =>
    who.call('POST /api/v4/tokens', { body: { name: 'Program', scopes: ['read'], ...more } });

  it('is made only by whoever shows who they are, and a mail says that it was', async () => {
    const who = await api.member('voorzichtig');
    for (const proof of [{}, { current_password: 'not this one' }]) {
      const refused = await make(who, proof);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['current_password']]);
    }
    expect((await make(who, { current_password: PASSWORD })).status).toBe(201);
    const told = await mailTo(admin, 'voorzichtig@example.test', 'A token was made for your account');
    expect(told.text).toContain('revoke it');
    await who.call('PUT /api/v3/profile', { body: { locale: 'nl' } });
    await make(who, { current_password: PASSWORD });
    await mailTo(admin, 'voorzichtig@example.test', 'Er is een token voor je account gemaakt');
  });
});
