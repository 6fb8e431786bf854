import { Fanout, type Signal } from '../../../apps/api/src/platform/realtime/fanout.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let serial = 0;
const signals: Signal[] = [];
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  api.app.get(Fanout).onSignal((signal) => signals.push(signal));
});
afterAll(() => api.close());

async function newLevel(fields: object = {}): Promise<number> {
  const body = { name: `Level ${(serial += 1)}`, description: 'Opens more', ...fields };
  const answer = await admin.call('POST /api/v4/admin/levels', { body });
  expect(answer.status).toBe(201);
  return answer.body.data.id as number;
}
const grant = (id: number, level_id: number, more: object = {}) =>
  admin.call('POST /api/v4/admin/members/{id}/levels', { params: { id }, body: { level_id, ...more } });
const revoke = (id: number, level_id: number) =>
  admin.call('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', { params: { id, level_id }, body: {} });
const heldBy = async (persona: Persona): Promise<number[]> =>
  (await persona.call('GET /api/v3/profile/me')).body.data.levels.map(({ id }: { id: number }) => id);

describe('membership levels', () => {
  it('are created, changed and listed; two of one name are not', async () => {
    const id = await newLevel({ name: 'Gold' });
    const double = await admin.call('POST /api/v4/admin/levels', { body: { name: 'gold' } });
    expect([double.status, Object.keys(double.body.errors)]).toEqual([422, ['name']]);
    const path = 'PUT /api/v4/admin/levels/{id}' as const;
    const changed = await admin.call(path, { params: { id }, body: { name: 'Golden', version: 1 } });
    expect([changed.status, changed.body.data.name, changed.body.data.version]).toEqual([200, 'Golden', 2]);
    expect((await admin.call(path, { params: { id }, body: { name: 'Late', version: 1 } })).status).toBe(409);
    const listed = await api.guest().send('GET', '/api/v3/levels');
    expect(listed.body.data).toContainEqual({ id, name: 'Golden', description: '', default: false });
  });

  it('are granted and taken away, with a reason, and twice changes nothing', async () => {
    const id = await newLevel();
    expect((await grant(member.id, id, { reason: 'Paid' })).status).toBe(200);
    expect(await heldBy(member)).toContain(id);
    const before = await api.eventCount();
    await grant(member.id, id);
    expect(await api.eventCount()).toBe(before);
    const history = await admin.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'member', id: member.id },
    });
    expect(history.body.data.at(-1)).toMatchObject({ type: 'LevelGranted', reason: 'Paid', actor: { id: admin.id } });
    expect((await revoke(member.id, id)).status).toBe(200);
    expect(await heldBy(member)).not.toContain(id);
    const after = await api.eventCount();
    await revoke(member.id, id);
    expect(await api.eventCount()).toBe(after);
  });

  it('of one member, granted ten times at once, are granted once', async () => {
    const id = await newLevel();
    const before = await api.eventCount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => grant(member.id, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.eventCount()).toBe(before + 1);
  });

  it('run out by themselves', async () => {
    const id = await newLevel();
    expect((await grant(member.id, id, { expires_at: new Date(Date.now() - 1000).toISOString() })).status).toBe(422);
    await grant(member.id, id, { expires_at: new Date(Date.now() + 1500).toISOString() });
    expect(await heldBy(member)).toContain(id);
    await until('the level had run out', async () => !(await heldBy(member)).includes(id));
  });

  it('that do not exist, and members that do not, are missing', async () => {
    expect((await grant(member.id, 999_999)).status).toBe(404);
    expect((await grant(999_999, await newLevel())).status).toBe(404);
    const nowhere = await admin.call('PUT /api/v4/admin/levels/{id}', { params: { id: 999_999 }, body: { name: 'X' } });
    expect(nowhere.status).toBe(404);
  });

  it('are lost by who held one that is removed, which twice changes nothing', async () => {
    const id = await newLevel();
    await grant(member.id, id);
    const path = 'DELETE /api/v4/admin/levels/{id}' as const;
    expect((await admin.call(path, { params: { id }, query: { reason: 'Gone' } })).status).toBe(200);
    expect(await heldBy(member)).not.toContain(id);
    const before = await api.eventCount();
    expect((await admin.call(path, { params: { id } })).status).toBe(200);
    expect(await api.eventCount()).toBe(before);
    expect((await grant(member.id, id)).status).toBe(404);
  });

  it('are granted to nobody by a removal at the same moment that came first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await newLevel();
      await Promise.all([grant(member.id, id), admin.call('DELETE /api/v4/admin/levels/{id}', { params: { id } })]);
      const { rows } = await api.kernel.db.pool.query(
        `select e.type from events.event e where e.data->>'level_id' = $1 and e.type in ('LevelGranted', 'MembershipLevelRemoved')
         order by e.txid, e.position`,
        [String(id)],
      );
      expect(rows.at(-1).type).toBe('MembershipLevelRemoved');
    }
  });

  it('tell every process that rights have changed', async () => {
    const id = await newLevel();
    signals.length = 0;
    await grant(member.id, id);
    await revoke(member.id, id);
    const told = signals.filter(({ kind }) => kind === 'rights-changed');
    expect(told).toEqual(Array(2).fill({ kind: 'rights-changed', member_id: member.id }));
  });

  it('are saved with one signal for all, however many are signed in', async () => {
    const id = await newLevel();
    signals.length = 0;
    const body = { name: `Anders ${id}`, description: '', default: false };
    expect((await admin.call('PUT /api/v4/admin/levels/{id}', { params: { id }, body })).status).toBe(200);
    const told = signals.filter(({ kind }) => kind === 'rights-changed');
    expect(told).toEqual([{ kind: 'rights-changed', member_id: null }]);
  });

  it('find their members in the console', async () => {
    const id = await newLevel();
    await grant(member.id, id);
    const found = await admin.call('GET /api/v4/admin/members', { query: { where_has: `levels:id:${id}` } });
    expect([found.body.meta.total, found.body.data[0].id]).toEqual([1, member.id]);
    const shown = await admin.call('GET /api/v4/admin/levels/{id}', { params: { id } });
    expect(shown.body.data.members_count).toBe(1);
  });
});
