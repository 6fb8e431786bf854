import { Kernel } from '@lyceum/kernel';
import { StreamHistories } from '../../../apps/api/src/platform/records/stream-histories.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makePoll } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterAll(() => api.close());

const statusOf = async (reader: Persona, kind: string, id: number): Promise<number> =>
  (await reader.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind, id } })).status;

describe('the history of a record', () => {
  it('is told where the module has said who may read it, and of no other stream', async () => {
    const board = await makeBoard(admin, 'Peilingen');
    const poll = (await makePoll(admin, board, 'Wat eten we?')).id;
    const { pool } = api.app.get(Kernel).db;
    const found = await pool.query('select 1 from events.event where stream_id = $1', [`poll-${poll}`]);
    expect(found.rowCount).toBe(1);
    expect(await statusOf(admin, 'board', board)).toBe(200);
    expect(await statusOf(admin, 'poll', poll)).toBe(404);
    expect(await statusOf(admin, 'nothing', 1)).toBe(404);
  });

  it('is not read by whoever may not read the record, nor by moderators where it is for administrators', async () => {
    const moderator = await api.member('modesty', 'moderator');
    const closed = await makeBoard(admin, 'Beheer', 'admin', 'admin');
    expect(await statusOf(moderator, 'board', closed)).toBe(404);
    expect(await statusOf(moderator, 'member', admin.id)).toBe(403);
    expect(await statusOf(admin, 'member', admin.id)).toBe(200);
  });

  it('has one rule', () => {
    expect(() => api.app.get(StreamHistories).tells('board', () => true)).toThrow('a board is registered twice');
  });
});
