import { Administrators } from '../../../apps/api/src/modules/identity/index.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

const CONCURRENT = 50;

const administrators = async (): Promise<number[]> => {
  const { rows } = await api.kernel.db.pool.query("select id from identity.member where role = 'admin' order by id");
  return rows.map(({ id }: { id: number }) => id);
};
const changeRole = (by: Persona, whom: Persona, role: 'member' | 'moderator' | 'admin') =>
  by.call('POST /api/v4/admin/members/{id}/role', { params: { id: whom.id }, body: { role } });
const times = <T>(count: number, of: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => of(index)));

describe('two administrators', () => {
  it('who demote each other at the same moment leave exactly one', async () => {
    const first = await api.member('eerste', 'admin');
    const second = await api.member('tweede', 'admin');
    await Promise.all([first.csrfToken(), second.csrfToken()]);
    for (let round = 0; round < 3; round += 1) {
      const answers = await times(CONCURRENT, (index) =>
        index % 2 === 0 ? changeRole(first, second, 'member') : changeRole(second, first, 'member'),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
      const left = await administrators();
      expect(left).toHaveLength(1);
      const [stays, fell] = left[0] === first.id ? [first, second] : [second, first];
      expect((await changeRole(stays, fell, 'admin')).status).toBe(200);
    }
  });
});

describe('a staff command', () => {
  let boss: Persona;
  let falling: Persona;
  let target: Persona;
  let banned: Persona;
  let level: number;
  beforeAll(async () => {
    boss = await api.member('chef', 'admin');
    falling = await api.member('vallend', 'admin');
    target = await api.member('doelwit');
    banned = await api.member('verbannen');
    await Promise.all([boss.csrfToken(), falling.csrfToken()]);
    await boss.call('POST /api/v4/admin/members/{id}/ban', { params: { id: banned.id }, body: { reason: 'Test' } });
    const made = await boss.call('POST /api/v4/admin/levels', { body: LEVEL('Gold') });
    level = made.body.data.id as number;
    const held = { params: { id: banned.id }, body: { level_id: level, expires_at: null } };
    await boss.call('POST /api/v4/admin/members/{id}/levels', held);
  });
  const LEVEL = (name: string) => ({ name, description: '', default: false });
  const params = () => ({ id: target.id });

  it.each<[string, () => Parameters<Persona['call']>]>([
    ['role', () => ['POST /api/v4/admin/members/{id}/role', { params: params(), body: { role: 'moderator' } }]],
    ['ban', () => ['POST /api/v4/admin/members/{id}/ban', { params: params(), body: { reason: 'Test' } }]],
    ['unban', () => ['POST /api/v4/admin/members/{id}/unban', { params: { id: banned.id }, body: {} }]],
    [
      'level that is granted',
      () => [
        'POST /api/v4/admin/members/{id}/levels',
        { params: params(), body: { level_id: level, expires_at: null } },
      ],
    ],
    [
      'level that is taken away',
      () => [
        'POST /api/v4/admin/members/{id}/levels/{level_id}/revoke',
        { params: { id: banned.id, level_id: level }, body: {} },
      ],
    ],
    ['new level', () => ['POST /api/v4/admin/levels', { body: LEVEL('Silver') }]],
    ['removed level', () => ['DELETE /api/v4/admin/levels/{id}', { params: { id: level } }]],
    ['end of sessions', () => ['DELETE /api/v4/admin/members/{id}/sessions', { params: params() }]],
    ['erasure', () => ['POST /api/v4/admin/members/{id}/erase', { params: params(), body: { reason: 'Test' } }]],
    ['added member', () => ['POST /api/v4/admin/members', { body: { email: 'extra@example.test' } }]],
    ['impersonation', () => ['POST /api/v4/admin/members/{id}/impersonate', { params: params(), body: {} }]],
  ])('is refused when its giver loses the role before it commits: %s', async (_, command) => {
    const { pool } = api.kernel.db;
    const demotion = await pool.connect();
    await demotion.query('begin');
    await demotion.query('select 1 from identity.member where id = $1 for update', [falling.id]);
    const before = await api.eventCount();
    const asked = falling.call(...command());
    const waiting = `select count(*)::int as n from pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock'`;
    const answered = asked.then(() => true);
    await Promise.race([answered, until('it waits', async () => (await pool.query(waiting)).rows[0].n > 0)]);
    await demotion.query("update identity.member set role = 'member' where id = $1", [falling.id]);
    await demotion.query('commit');
    demotion.release();
    const { status } = await asked;
    await pool.query("update identity.member set role = 'admin' where id = $1", [falling.id]);
    expect([status, await api.eventCount()]).toEqual([403, before]);
  });
});

describe('the operator', () => {
  const operator = () => api.app.get(Administrators);
  const tokenOf = (link: string) => link.split('#token=')[1]!;

  it('makes and demotes administrators by address, and keeps the last one', async () => {
    const emails = async () => (await operator().list()).map(({ email }) => email);
    const ada = await api.member('ada');
    expect(await operator().create('ADA@example.test')).toEqual({ outcome: 'promoted', invitation: null });
    expect(await operator().create('ada@example.test')).toEqual({ outcome: 'unchanged', invitation: null });
    expect((await ada.call('GET /api/v4/admin/members')).status).toBe(200);
    for (const email of await emails()) if (email !== 'ada@example.test') await operator().demote(email);
    await expect(operator().demote('ada@example.test')).rejects.toThrow('This is the last administrator');
    await expect(operator().demote('nobody@example.test')).rejects.toThrow('no such member');
    expect(await emails()).toEqual(['ada@example.test']);
  });

  it('keeps one of two who are demoted at the same moment', async () => {
    await api.member('grace');
    await operator().create('grace@example.test');
    const demoted = await Promise.allSettled(
      Array.from({ length: CONCURRENT }, (_, index) =>
        operator().demote(index % 2 === 0 ? 'ada@example.test' : 'grace@example.test'),
      ),
    );
    expect(demoted.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await operator().list()).toHaveLength(1);
  });

  it('makes an account for an address that has none, which counts once it was entered', async () => {
    const { outcome, invitation } = await operator().create('new@example.test');
    expect(outcome).toBe('invited');
    const [last] = (await operator().list()).filter(({ active }) => active);
    await expect(operator().demote(last!.email)).rejects.toThrow('This is the last administrator');
    const browser = api.guest();
    const entered = await browser.call('POST /api/v4/auth/invitation', { body: { token: tokenOf(invitation!) } });
    expect(entered.status).toBe(200);
    expect((await browser.call('GET /api/v4/admin/members')).status).toBe(200);
    expect(await operator().demote(last!.email)).toBe(true);
  });

  it('hands out a link that makes one of many who open it an administrator', async () => {
    const before = await administrators();
    const members = await times(5, (index) => api.member(`claimer${index}`));
    const token = tokenOf(await operator().claimLink(false));
    const answers = await times(CONCURRENT, (index) =>
      members[index % members.length]!.call('POST /api/v4/auth/administrator-claim', { body: { token } }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(CONCURRENT - 1);
    expect(await administrators()).toHaveLength(before.length + 1);
  });

  it('is given a link at the start that dies with the first administrator', async () => {
    const late = await api.member('te-laat');
    const token = tokenOf(await operator().claimLink(true));
    expect((await late.call('POST /api/v4/auth/administrator-claim', { body: { token } })).status).toBe(422);
    await late.call('POST /api/v4/auth/logout');
    const guest = await api.guest().call('POST /api/v4/auth/administrator-claim', { body: { token } });
    expect(guest.status).toBe(401);
  });
});

describe('FIRST_ADMIN_EMAIL', () => {
  it('invites the address once, and leaves an unconfirmed account alone', async () => {
    const first = await startApi({ FIRST_ADMIN_EMAIL: 'first@example.test' });
    const operator = first.app.get(Administrators);
    expect(await operator.list()).toMatchObject([{ email: 'first@example.test', active: false }]);
    expect(await operator.createFirst()).toBe('unchanged');
    expect(await operator.list()).toHaveLength(1);
    await first.member('taken');
    const second = await startApi({ FIRST_ADMIN_EMAIL: 'taken@example.test' }, first);
    expect(await second.app.get(Administrators).createFirst()).toBe('unconfirmed');
    expect(await operator.list()).toHaveLength(1);
    await first.settled();
    await second.close();
    await first.close();
  });
});
