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
