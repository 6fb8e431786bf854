import { channels } from '@lyceum/contracts/realtime';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard } from '../../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../../support/live.ts';
import type { Answer, Persona } from '../../../support/persona.ts';
import { until } from '../../../support/until.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let boards: number[];
let under: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  boards = [];
  for (const name of ['Een', 'Twee', 'Drie']) boards.push(await makeBoard(admin, name));
  const made = await admin.call('POST /api/v4/admin/boards', {
    body: { name: 'Onder een', color: '#0F6B5C', read_by: 'guest', write_by: 'member', subgroup_id: boards[0] },
  });
  under = made.body.data.id as number;
});
afterEach(() => disconnectAll());
afterAll(() => api.close());

const order = (ids: readonly number[], more: object = {}, who = admin): Promise<Answer> =>
  who.call('PUT /api/v3/multi-ordering', {
    body: { type: 'board', parent_id: null, items: ids.map((id, index) => ({ id, index })), ...more },
  });
const standing = async (): Promise<number[]> => {
  const { body } = await member.call('GET /api/v4/community/channels', { query: { order_by: 'index:asc,id:asc' } });
  return (body.data as { id: number; subgroup_id: number | null }[])
    .filter(({ subgroup_id }) => subgroup_id === null)
    .map(({ id }) => id);
};
const historyOf = async (id: number) =>
  (await admin.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind: 'board', id } })).body.data as {
    type: string;
    reason: string | null;
  }[];

describe('boards put in order', () => {
  it('stand so for everybody, with who did it and why; asked for twice, nothing changes the second time', async () => {
    const turned = [...boards].reverse();
    expect((await order(turned, { reason: 'Het nieuwste bovenaan' })).status).toBe(200);
    expect(await standing()).toEqual(turned);
    expect((await historyOf(turned[2]!)).at(-1)).toMatchObject({
      type: 'BoardPlaced',
      reason: 'Het nieuwste bovenaan',
    });
    const before = await api.eventCount();
    expect((await order(turned)).status).toBe(200);
    expect(await api.eventCount()).toBe(before);
  });

  it('is told to everybody: their navigation has another order', async () => {
    const heard = await listen(connect(api.guest()), channels.community);
    await order([boards[1]!, boards[0]!, boards[2]!]);
    await until('the new order was told', () => heard.some(({ name }) => name === 'boards-changed'));
  });

  it('is refused whole when one of them stands elsewhere, is not there, or stands twice', async () => {
    const before = await api.eventCount();
    for (const ids of [
      [boards[2]!, under],
      [boards[2]!, 999_999],
      [boards[2]!, boards[2]!],
    ]) {
      expect((await order(ids)).status).toBe(422);
    }
    expect((await order([boards[0]!], { parent_id: boards[1] })).status).toBe(422);
    expect((await order([under], { parent_id: boards[0] })).status).toBe(200);
    expect((await order(boards, { type: 'course' })).status).toBe(422);
    expect((await order(boards, {}, member)).status).toBe(403);
    expect(await api.eventCount()).toBe(before);
  });

  it('of two orders at once one stands whole', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = [boards[0]!, boards[1]!, boards[2]!];
      const other = [boards[2]!, boards[0]!, boards[1]!];
      const answers = await Promise.all([order(one), order(other)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([one, other]).toContainEqual(await standing());
    }
  });
});
