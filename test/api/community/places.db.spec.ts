import { CommandBus } from '@nestjs/cqrs';
import { verifyProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { KeepPlaceBoard, type PlaceBoard } from '../../../apps/api/src/modules/community/index.ts';
import { boardRows } from '../../../apps/api/src/modules/community/boards/board.rows.ts';
import { Audiences } from '../../../apps/api/src/platform/audiences/audiences.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { feed, show } from '../../support/content/topics.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let insider: Persona;
let outsider: Persona;
/** Who is in which place, in place of a module of places. */
const inside = new Map<string, number[]>();

beforeAll(async () => {
  api = await startApi();
  for (const number of [1, 2, 3]) {
    const token = `test:${number}`;
    api.app
      .get(Audiences)
      .memberships(
        token,
        (member) => sql`select ${token}::text where ${member} = any(${inside.get(token) ?? []}::int[])`,
      );
  }
  admin = await api.member('beheer', 'admin');
  moderator = await api.member('toezicht', 'moderator');
  insider = await api.member('binnen');
  outsider = await api.member('buiten');
  for (const token of ['test:1', 'test:2', 'test:3']) inside.set(token, [insider.id]);
});
afterAll(() => api.close());

const place = (token: string, more: Partial<PlaceBoard> = {}): PlaceBoard => ({
  token,
  name: 'Draaiers',
  description: '',
  closed: true,
  readBy: 'member',
  writable: true,
  card: { group: { id: 9, slug: 'draaiers', name: 'Draaiers', image: null } },
  ...more,
});
const keep = (board: PlaceBoard) =>
  api.app
    .get(CommandBus)
    .execute(new KeepPlaceBoard(board, { meta: { actor_id: insider.id, correlation_id: 'test' } }));

const boards = async (who: Persona): Promise<number[]> =>
  ((await who.call('GET /api/v4/community/channels')).body.data as { id: number }[]).map(({ id }) => id);
const board = (who: Persona, id: number) => who.call('GET /api/v4/community/channels/{id}', { params: { id } });
const found = async (who: Persona, query: string): Promise<number[]> => {
  const { body } = await who.call('GET /api/v3/search', { query: { query, model: 'topics' } });
  return (body.results.topics.data as { id: number }[]).map(({ id }) => id);
};

describe('the board of a closed place', () => {
  let id: number;
  let topic: { id: number };
  beforeAll(async () => {
    ({ id } = await keep(place('test:1')));
    topic = await makeTopic(insider, id, 'Brimpvaas');
    await api.settled();
  });

  it('is read and written by whoever is in it, and named on the card of what stands there', async () => {
    expect((await board(insider, id)).body.data).toMatchObject({ permissions: ['READ', 'WRITE'], group: { id: 9 } });
    expect(await boards(insider)).toContain(id);
    expect((await show(insider, topic.id)).body.data).toMatchObject({
      group: { id: 9, slug: 'draaiers', name: 'Draaiers', image: null },
      event: null,
    });
    expect((await feed(insider, {})).ids).toContain(topic.id);
    const { body } = await insider.call('GET /api/v3/topics', { query: { board_id: id } });
    expect(body.data).toMatchObject([{ id: topic.id, group: { slug: 'draaiers' } }]);
    expect(await found(insider, 'brimpvaas')).toEqual([topic.id]);
  });

  it('is there neither for other members nor for moderators or guests, by no way', async () => {
    for (const who of [outsider, moderator, api.guest()]) {
      expect((await board(who, id)).status).toBe(404);
      expect(await boards(who)).not.toContain(id);
      expect((await show(who, topic.id)).status).toBe(404);
      expect((await feed(who, {})).ids).not.toContain(topic.id);
      expect((await who.call('GET /api/v3/topics', { query: { board_id: id } })).status).toBe(404);
      expect((await feed(who, { type: 'user', user_id: insider.id })).ids).not.toContain(topic.id);
      expect(await found(who, 'brimpvaas')).toEqual([]);
    }
    const post = { title: 'Ook hier', content: '<p>Mag dit?</p>', channel_id: id };
    expect((await outsider.call('POST /conversations', { body: post })).status).toBe(404);
  });

  it('is open to administrators, without being in their own lists', async () => {
    expect((await show(admin, topic.id)).status).toBe(200);
    expect((await board(admin, id)).status).toBe(200);
    expect(await boards(admin)).not.toContain(id);
    expect((await feed(admin, {})).ids).not.toContain(topic.id);
  });

  it('is lost with the next request of whoever leaves', async () => {
    inside.set('test:1', [insider.id, outsider.id]);
    expect((await show(outsider, topic.id)).status).toBe(200);
    inside.set('test:1', [insider.id]);
    expect((await show(outsider, topic.id)).status).toBe(404);
    expect((await feed(outsider, {})).ids).not.toContain(topic.id);
  });
});

describe('the board of an open place', () => {
  it('is read by everybody it is for, and written by whoever is in it', async () => {
    const { id } = await keep(place('test:2', { closed: false, readBy: 'guest' }));
    const topic = await makeTopic(insider, id, 'Flargkom');
    await api.settled();
    expect((await show(api.guest(), topic.id)).status).toBe(200);
    expect(await found(outsider, 'flargkom')).toEqual([topic.id]);
    expect((await board(outsider, id)).body.data.permissions).toEqual(['READ']);
    const post = { title: 'Ook hier', content: '<p>Mag dit?</p>', channel_id: id };
    expect((await outsider.call('POST /conversations', { body: post })).status).toBe(403);
    // At home is what one belongs to.
    expect((await feed(outsider, {})).ids).not.toContain(topic.id);
    expect((await feed(insider, {})).ids).toContain(topic.id);
  });
});

describe('a board that follows its place', () => {
  it('is made once, takes over what the place becomes, and is changed by nobody else', async () => {
    const [first, second] = await Promise.all([keep(place('test:3')), keep(place('test:3'))]);
    expect(second.id).toBe(first.id);
    expect((await keep(place('test:3'))).position).toBeNull();
    const renamed = { group: { id: 9, slug: 'stokers', name: 'Stokers', image: null } };
    await keep(place('test:3', { name: 'Stokers', writable: false, card: renamed }));
    expect((await board(insider, first.id)).body.data).toMatchObject({
      name: 'Stokers',
      permissions: ['READ'],
      ...renamed,
    });
    const change = { name: 'Van mij', color: '#0F6B5C', read_by: 'guest', write_by: 'member' };
    const answer = await admin.call('PUT /api/v4/admin/boards/{id}', { params: { id: first.id }, body: change });
    expect(answer.status).toBe(403);
  });
});

it('is one board for all who keep it at once, and fails none of them', async () => {
  for (let round = 0; round < 12; round += 1) {
    const atOnce = place(`test:at-once-${round}`);
    const kept = await Promise.all(Array.from({ length: 4 }, () => keep(atOnce)));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
  }
});

it('leaves boards that are the same when they are made anew', async () => {
  for (const { table, onlyLive, onlyRebuilt } of await verifyProjection(api.kernel.db, api.kernel.store, boardRows)) {
    expect({ table, onlyLive, onlyRebuilt }).toEqual({ table, onlyLive: 0, onlyRebuilt: 0 });
  }
});
