import { type Database, Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { guest, type Viewer } from '../../../../apps/api/src/platform/http/viewer.ts';
import type { BoardFacts } from '../../../../apps/api/src/modules/community/rights/facts.ts';
import { boardIsUnchanged } from '../../../../apps/api/src/modules/community/rights/preconditions.ts';
import { canRead, isPublicBoard } from '../../../../apps/api/src/modules/community/rights/policies.ts';
import { PUBLIC_BOARD, readableBoards, RIGHTS } from '../../../../apps/api/src/modules/community/rights/readable.ts';
import { CommunityChannels } from '../../../../apps/api/src/modules/community/rights/channels.ts';
import { Fanout, type Signal } from '../../../../apps/api/src/platform/realtime/fanout.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { until } from '../../../support/until.ts';

const GOLD = 7;
const SILVER = 8;

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  member = await api.member('memo');
});
afterAll(() => api.close());

const setLevels = (board: number, level_ids: number[] | undefined) =>
  admin.call('PUT /api/v4/admin/boards/{id}', {
    params: { id: board },
    body: { name: `Bord ${board}`, color: '#0F6B5C', read_by: 'guest', write_by: 'member', level_ids },
  });

/** Every kind of viewer that a right can depend on. */
const viewers = (): Viewer[] => {
  const of = (role: Viewer['role'], levels: number[] = []): Viewer => ({
    ...guest('rights'),
    id: role === 'guest' ? null : member.id,
    role,
    levels,
  });
  return [
    of('guest'),
    of('member'),
    of('member', [GOLD]),
    of('member', [SILVER, 99]),
    of('moderator'),
    of('moderator', [GOLD]),
    of('admin'),
  ];
};

describe('the right to read a board', () => {
  it('is the same in the policy, in SQL and on channels, for every viewer and board (promise 29)', async () => {
    const boards: number[] = [];
    for (const readBy of ['guest', 'member', 'moderator', 'admin'] as const) {
      for (const level_ids of [[], [GOLD], [GOLD, SILVER]]) {
        const id = await makeBoard(admin, `${readBy} ${level_ids.join(' ')}`, readBy, 'member', level_ids);
        boards.push(id);
      }
      boards.push(await makeBoard(admin, `${readBy} in de maak`, readBy, 'member', [], { homepage: false }));
    }
    const db: Database = api.app.get(Kernel).db;
    const channels = api.app.get(CommunityChannels);
    const opened: number[] = [];
    for (const viewer of viewers()) {
      const rows = await run<{ id: number; readable: boolean; public: boolean } & Parameters<typeof canRead>[1]>(
        db.pool,
        sql`select b.id, ${RIGHTS}, ${readableBoards(viewer)} as readable, ${PUBLIC_BOARD} as public
            from community.board b where b.id = any(${boards}::int[]) order by b.id`,
      );
      expect(rows.map(({ readable }) => readable)).toEqual(rows.map((row) => canRead(viewer, row)));
      expect(rows.map((row) => row.public)).toEqual(rows.map(isPublicBoard));
      const heard = await Promise.all(rows.map(({ id }) => channels.mayHear(viewer, 'board', id, false)));
      expect(heard).toEqual(rows.map(({ readable }) => readable));
      opened.push(rows.filter(({ readable }) => readable).length);
    }
    expect(opened).toEqual([1, 2, 6, 4, 9, 9, 16]);
  });

  it('with a lock is known, and its topics answer like missing ones', async () => {
    const board = await makeBoard(admin, 'Alleen goud', 'guest', 'member', [GOLD]);
    const topic = await makeTopic(moderator, board, 'Kanarie achter slot');
    for (const persona of [member, api.guest()]) {
      const boards = (await persona.call('GET /api/v4/community/channels')).body.data as { id: number }[];
      expect(boards.find(({ id }) => id === board)).toMatchObject({ permissions: [], topics_count: 0, public: false });
      const missing = await persona.call('GET /api/v3/topics/{id}', { params: { id: 99_999 } });
      const hidden = await persona.call('GET /api/v3/topics/{id}', { params: { id: topic.id } });
      expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
      expect(JSON.stringify((await persona.call('GET /api/v3/topics')).body)).not.toContain('Kanarie');
    }
    expect((await moderator.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status).toBe(200);
  });

  it('says to guests to log in, or where access is sold; to members that their levels do not reach', async () => {
    const board = await makeBoard(admin, 'Te koop', 'guest', 'member', [GOLD]);
    const lock = async (persona: Persona) =>
      (await persona.call('GET /modals/protected/board/{id}', { params: { id: board } })).body.data;
    const sell = (salespage: unknown) =>
      admin.call('PUT /api/v4/admin/boards/{id}', {
        params: { id: board },
        body: { name: 'Te koop', color: '#0F6B5C', read_by: 'guest', write_by: 'member', salespage },
      });
    expect(await lock(api.guest())).toMatchObject({ reason: 'login', salespage: null });
    for (const wrong of ['http://example.test/', 'javascript:alert(1)', 'goud']) {
      expect([wrong, (await sell(wrong)).status]).toEqual([wrong, 422]);
    }
    const salespage = 'https://example.test/goud';
    expect((await sell(salespage)).body.data).toMatchObject({ salespage, level_ids: [GOLD] });
    expect(await lock(api.guest())).toMatchObject({ reason: 'salespage', salespage });
    expect(await lock(member)).toMatchObject({ reason: 'levels', salespage });
    expect(await lock(admin)).toMatchObject({ reason: null, html: '<p>You have access to Te koop.</p>' });
    // A change that does not speak of it leaves it; null takes it away.
    expect((await setLevels(board, [GOLD])).body.data.salespage).toBe(salespage);
    expect((await sell(null)).body.data.salespage).toBeNull();
  });

  it('names the levels that open it where the board says so, and to nobody who may not know of the board', async () => {
    const name = 'Zilveren leden';
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name } })).body.data.id as number;
    const fields = { color: '#0F6B5C', read_by: 'guest', write_by: 'member' };
    const board = await makeBoard(admin, 'Met naam', 'guest', 'member', [level]);
    const lock = (persona: Persona) => persona.call('GET /modals/protected/board/{id}', { params: { id: board } });
    const change = (body: object) =>
      admin.call('PUT /api/v4/admin/boards/{id}', {
        params: { id: board },
        body: { name: 'Met naam', ...fields, ...body },
      });
    expect((await lock(member)).body.data.levels).toEqual([]);
    expect((await change({ show_level: true })).body.data.show_level).toBe(true);
    expect((await lock(member)).body.data.levels).toEqual([name]);
    expect((await lock(api.guest())).body.data.html).toContain(name);
    await change({ homepage: false });
    expect((await lock(member)).status).toBe(404);
  });

  it('without a homepage is there for administrators alone (part 1 §2)', async () => {
    const board = await makeBoard(admin, 'In de maak', 'guest', 'member', [], { homepage: false });
    const topic = await makeTopic(admin, board, 'Nog niet voor anderen');
    const known = async (persona: Persona) =>
      ((await persona.call('GET /api/v4/community/channels')).body.data as { id: number }[]).some(
        ({ id }) => id === board,
      );
    for (const persona of [api.guest(), member, moderator]) {
      expect(await known(persona)).toBe(false);
      expect((await persona.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status).toBe(404);
      expect((await persona.call('GET /api/v3/topics', { query: { board_id: board } })).status).toBe(404);
    }
    expect(await known(admin)).toBe(true);
  });

  it('is taken away at once, and every process hears that the board has changed', async () => {
    const board = await makeBoard(admin, 'Straks op slot');
    const topic = await makeTopic(member, board, 'Nu nog open');
    const heard: Signal[] = [];
    const unlisten = api.app.get(Fanout).onSignal((signal) => heard.push(signal));
    expect((await setLevels(board, [GOLD])).body.data.level_ids).toEqual([GOLD]);
    expect((await member.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status).toBe(404);
    await until('the signal', () => heard.some((signal) => signal.kind === 'board-changed'));
    expect(heard).toContainEqual({ kind: 'board-changed', board_id: board });
    unlisten();

    // A change that does not speak of levels leaves the lock on; an empty list takes it off.
    expect((await setLevels(board, undefined)).body.data.level_ids).toEqual([GOLD]);
    expect((await setLevels(board, [])).body.data.level_ids).toEqual([]);
    expect((await member.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status).toBe(200);
  });

  it('is held to at commit in all that it follows from (promise 18)', async () => {
    const { pool } = api.kernel.db;
    const board = await makeBoard(admin, 'Zoals gelezen');
    const read = sql`select b.id, ${RIGHTS} from community.board b where b.id = ${board}`;
    const [facts] = await run<BoardFacts & Record<string, unknown>>(pool, read);
    const holds = async (changed: Partial<BoardFacts>) =>
      (await run(pool, boardIsUnchanged({ ...facts!, ...changed }))).length === 1;
    expect(await holds({})).toBe(true);
    const otherwise: Partial<BoardFacts>[] = [
      { readBy: 'moderator' },
      { writeBy: 'admin' },
      { levelIds: [GOLD] },
      { homepage: false },
      { boardType: 'helpdesk' },
    ];
    expect(await Promise.all(otherwise.map(holds))).toEqual(otherwise.map(() => false));
  });
});
