import { admin as contract } from '@lyceum/contracts';
import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import { makeEvent } from '../../../support/content/events.ts';
import { makeGroup } from '../../../support/content/groups.ts';
import type { Persona } from '../../../support/persona.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  boardId = await makeBoard(admin, 'Klei');
});
afterAll(() => api.close());

describe('the boards of the console', () => {
  it('tell their owner and are filtered by it', async () => {
    const group = await makeGroup(admin);
    const event = await makeEvent(admin, { title: 'Open dag' });
    expect([group.id, event.id].every((id) => id > 0)).toBe(true);
    await api.settled();
    const owners = async (...where: string[]) => {
      const { body } = await admin.call('GET /api/v4/admin/boards', { query: { where } });
      return new Set(contract.adminListBoards.output.parse(body).data.map(({ owner }) => owner));
    };
    expect(await owners()).toEqual(new Set(['community', 'group', 'event']));
    for (const owner of ['community', 'group', 'event'])
      expect(await owners(`owner:${owner}`)).toEqual(new Set([owner]));
  });
});

describe('the comments of the console', () => {
  it('stand in threads: each comment, then its replies, with the deleted ones', async () => {
    const { id } = await makeTopic(admin, boardId, 'Gesprek');
    const say = async (in_reply_to?: number) => {
      const body = { content: '<p>Zo</p>', in_reply_to };
      const answer = await admin.call('POST /api/v3/topics/{id}/comments', { params: { id }, body });
      return answer.body.data.id as number;
    };
    const first = await say();
    const second = await say();
    const reply = await say(first);
    const later = await say(first);
    await admin.call('DELETE /comments/{id}', { params: { id: reply } });
    await api.settled();
    const query = { where: [`topic_id:${id}`], order_by: 'thread:asc' as const };
    const { body } = await admin.call('GET /api/v4/admin/comments', { query });
    const { data } = contract.adminListComments.output.parse(body);
    expect(data.map((row) => [row.id, row.in_reply_to, row.deleted_at !== null])).toEqual([
      [first, null, false],
      [reply, first, true],
      [later, first, false],
      [second, null, false],
    ]);
  });
});
