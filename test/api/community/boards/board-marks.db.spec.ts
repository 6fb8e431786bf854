import { makeBoard, makeHelpdesk, makeTopic } from '../../../support/content/boards.ts';
import { comment, feed, mark, show } from '../../../support/content/topics.ts';
import type { Persona } from '../../../support/persona.ts';
import { until } from '../../../support/until.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let author: Persona;
let reader: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  author = await api.member('auteur');
  reader = await api.member('lezer');
});
afterAll(() => api.close());

interface Mark {
  board_id: number;
  watching: string;
  unread: number;
}
const sql = async (text: string, values: unknown[]) => (await api.kernel.db.pool.query(text, values)).rows;
const marks = async (who: Persona): Promise<Mark[]> => (await who.call('GET /api/v4/channels/marks')).body.data;
const unread = async (who: Persona, board: number) =>
  (await marks(who)).find(({ board_id }) => board_id === board)?.unread ?? 0;
const open = (who: Persona, id: number) => who.call('POST /api/v4/topics/{id}/opened', { params: { id } });
const readAll = (who: Persona, board_id?: number) => who.call('POST /api/v4/channels/read', { body: { board_id } });
const watch = (who: Persona, id: number, watching: string) =>
  who.call('PUT /api/v4/channels/{id}/watching', { params: { id }, body: { watching } });

async function close(id: number, name: string) {
  const body = {
    ...(await admin.call('GET /api/v4/admin/boards/{id}', { params: { id } })).body.data,
    ...{ name, read_by: 'moderator', write_by: 'moderator' },
  };
  const { status } = await admin.call('PUT /api/v4/admin/boards/{id}', { params: { id }, body });
  expect(status).toBe(200);
}

describe('unread topics of a board', () => {
  it('counts new topics and new comments of others until the member reads them', async () => {
    const board = await makeBoard(admin, 'Draaischijf');
    const topic = await makeTopic(author, board, 'Centreren');
    await makeTopic(author, board, 'Optrekken');
    await api.settled();
    expect([await unread(reader, board), await unread(author, board)]).toEqual([2, 0]);
    await open(reader, topic.id);
    expect(await unread(reader, board)).toBe(1);
    await comment(author, topic.id);
    await api.settled();
    expect(await unread(reader, board)).toBe(2);
    await comment(reader, topic.id);
    await api.settled();
    expect([await unread(reader, board), await unread(author, board)]).toEqual([1, 1]);
  });

  it('treats everything from before the registration as read', async () => {
    const board = await makeBoard(admin, 'Oud nieuws');
    const topic = await makeTopic(author, board, 'Van vroeger');
    await api.settled();
    const newcomer = await api.member();
    expect(await unread(newcomer, board)).toBe(0);
    expect((await show(newcomer, topic.id)).body.data).toMatchObject({ unread: false });
    await comment(author, topic.id);
    await api.settled();
    expect(await unread(newcomer, board)).toBe(1);
    expect((await show(newcomer, topic.id)).body.data).toMatchObject({ unread: true });
  });

  it('stops counting at the limit, and finds an old topic behind a thousand that were read', async () => {
    const board = await makeBoard(admin, 'Duizend');
    const first = await makeTopic(author, board, 'De eerste');
    await api.settled();
    try {
      // Copies of one row, because a thousand commands add nothing to this test.
      await sql(
        `insert into community.feed_topic (topic_id, post_id, board_id, author_id, title, excerpt, slug, post_type,
                                           release_at, created_at, updated_at, last_activity_at, attachments)
         select 900000 + n, 900000 + n, board_id, author_id, title, excerpt, slug || n, post_type, release_at, created_at,
                updated_at, last_activity_at + n * interval '1 microsecond', attachments
         from community.feed_topic, generate_series(1, 1000) n where topic_id = $1`,
        [first.id],
      );
      expect(await unread(reader, board)).toBe(100);
      await sql(
        `insert into community.topic_mark (member_id, topic_id, read_at)
         select $1, topic_id, now() + interval '1 day' from community.feed_topic where board_id = $2 and topic_id <> $3`,
        [reader.id, board, first.id],
      );
      expect(await unread(reader, board)).toBe(1);
      expect((await feed(reader, { type: 'unread', board_id: board })).ids).toEqual([first.id]);
    } finally {
      // No event made them, and the database is compared with a rebuild.
      await sql('delete from community.feed_topic where topic_id > $1', [900_000]);
    }
  });

  it('leaves out what the member may not read, deleted topics and muted boards', async () => {
    const closed = await makeBoard(admin, 'Achterkamer', 'moderator');
    const open = await makeBoard(admin, 'Voorkamer');
    const desk = await makeHelpdesk(admin, 'Balie');
    await makeTopic(admin, closed, 'Geheim');
    await makeTopic(author, desk, 'Mijn vraag');
    const topic = await makeTopic(author, open, 'Openbaar');
    await api.settled();
    expect([await unread(reader, closed), await unread(reader, desk), await unread(reader, open)]).toEqual([0, 0, 1]);
    await watch(reader, open, 'muted');
    expect(await marks(reader)).toContainEqual({ board_id: open, watching: 'muted', unread: 0 });
    await watch(reader, open, 'normal');
    expect(await unread(reader, open)).toBe(1);
    await author.call('DELETE /conversations/{id}', { params: { id: topic.id } });
    await api.settled();
    expect(await unread(reader, open)).toBe(0);
  });

  it('counts nothing of a board whose rights the member has lost', async () => {
    const board = await makeBoard(admin, 'Was open');
    await makeTopic(author, board, 'Nog te lezen');
    await api.settled();
    await watch(reader, board, 'watching');
    expect(await unread(reader, board)).toBe(1);
    await close(board, 'Was open');
    await api.settled();
    expect((await marks(reader)).map(({ board_id }) => board_id)).not.toContain(board);
    expect((await watch(reader, board, 'muted')).status).toBe(404);
    expect((await readAll(reader, board)).status).toBe(404);
  });
});

describe('marking all as read', () => {
  it('clears one board, or the whole community, also for fifty requests at once', async () => {
    const who = await api.member();
    const [one, two] = [await makeBoard(admin, 'Een'), await makeBoard(admin, 'Twee')];
    const topic = await makeTopic(author, one, 'Op een');
    await makeTopic(author, two, 'Op twee');
    await api.settled();
    const answers = await Promise.all(Array.from({ length: 50 }, () => readAll(who, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await unread(who, one), await unread(who, two)]).toEqual([0, 1]);
    await readAll(who);
    expect(await marks(who)).toEqual([]);
    await comment(author, topic.id);
    await api.settled();
    expect(await unread(who, one)).toBe(1);
    expect(await unread(reader, two)).toBe(1);
  });

  it('includes topics that a moderator set back to unread, on that board only', async () => {
    const moderator = await api.member(undefined, 'moderator');
    const [one, two] = [await makeBoard(admin, 'Terug een'), await makeBoard(admin, 'Terug twee')];
    const topics = [await makeTopic(author, one, 'Terug'), await makeTopic(author, two, 'Ook terug')];
    await api.settled();
    await readAll(moderator);
    for (const { id } of topics) await mark(moderator, id, { read_at: 0 });
    expect([await unread(moderator, one), await unread(moderator, two)]).toEqual([1, 1]);
    expect((await feed(moderator, { type: 'unread' })).ids.sort()).toEqual(topics.map(({ id }) => id).sort());
    await readAll(moderator, one);
    expect([await unread(moderator, one), await unread(moderator, two)]).toEqual([0, 1]);
  });
});

describe('feeds by what a member follows', () => {
  it('shows unread topics by latest activity, and unanswered ones', async () => {
    const who = await api.member();
    const board = await makeBoard(admin, 'Volgorde');
    const [first, second] = [await makeTopic(author, board, 'Eerst'), await makeTopic(author, board, 'Dan')];
    await comment(author, first.id);
    await api.settled();
    expect(await feed(who, { type: 'unread', board_id: board })).toEqual({ ids: [first.id, second.id], total: 2 });
    expect(await feed(who, { type: 'unanswered', board_id: board })).toEqual({ ids: [second.id], total: 1 });
    const query = { type: 'unread', board_id: board, limit: 1 };
    const { body } = await who.call('GET /api/v3/topics', { query });
    expect((await feed(who, { ...query, cursor: body.meta.next_cursor })).ids).toEqual([second.id]);
    await open(who, first.id);
    expect((await feed(who, { type: 'unread', board_id: board })).ids).toEqual([second.id]);
    for (const type of ['unread', 'following']) {
      expect((await api.guest().call('GET /api/v3/topics', { query: { type } })).status).toBe(401);
    }
  });

  it('collects followed boards, members and topics, each topic once', async () => {
    const who = await api.member();
    const [followed, other] = [await makeBoard(admin, 'Gevolgd'), await makeBoard(admin, 'Niet gevolgd')];
    const writer = await api.member();
    await watch(who, followed, 'following');
    await who.call('POST /api/v4/users/{id}/follow', { params: { id: writer.id } });
    const onBoard = await makeTopic(author, followed, 'Op het bord');
    const byMember = await makeTopic(writer, other, 'Van een lid');
    const alone = await makeTopic(author, other, 'Los');
    await makeTopic(author, other, 'Van niemand');
    const both = await makeTopic(writer, followed, 'Van beide');
    await mark(who, alone.id, { notifications: true });
    await api.settled();
    const expected = [both, alone, byMember, onBoard].map(({ id }) => id);
    expect(await feed(who, { type: 'following' })).toEqual({ ids: expected, total: 4 });
    await watch(who, followed, 'muted');
    expect((await feed(who, { type: 'following' })).ids).toEqual([alone.id, byMember.id]);
  });

  it('leaves a muted board out of home and of its count, but not out of the board itself', async () => {
    const who = await api.member();
    const board = await makeBoard(admin, 'Gedempt');
    const topic = await makeTopic(author, board, 'Stil');
    await api.settled();
    const before = await feed(who, {});
    expect(before.ids).toContain(topic.id);
    await watch(who, board, 'muted');
    for (const type of [undefined, 'popular', 'unread', 'unanswered']) {
      expect((await feed(who, type ? { type } : {})).ids).not.toContain(topic.id);
    }
    expect((await feed(who, {})).total).toBe(before.total - 1);
    expect((await feed(who, { board_id: board })).ids).toEqual([topic.id]);
  });
});

describe('watching a board', () => {
  type Told = { type: string; topic: { title: string } };
  const bell = async (who: Persona) =>
    ((await who.call('GET /api/v3/notifications')).body.data as Told[]).map(({ type, topic }) => [type, topic.title]);
  const told = (who: Persona, count: number) => until('the bell tells', async () => (await bell(who)).length === count);
  /** A witness of a topic's notifications: they are written together. */
  async function witness(board: number) {
    const who = await api.member();
    await watch(who, board, 'watching');
    return who;
  }

  it('notifies of each new topic, once, and not of one’s own', async () => {
    const who = await api.member();
    const board = await makeBoard(admin, 'In de gaten');
    await watch(who, board, 'watching');
    const other = await witness(board);
    await makeTopic(author, board, 'Nieuw');
    await told(who, 1);
    expect(await bell(who)).toEqual([['board_topic', 'Nieuw']]);
    await who.call('POST /api/v4/users/{id}/follow', { params: { id: author.id } });
    await makeTopic(author, board, 'Ook van wie ik volg');
    await told(who, 2);
    expect((await bell(who))[0]).toEqual(['followed_topic', 'Ook van wie ik volg']);
    await makeTopic(who, board, 'Zelf');
    await watch(who, board, 'following');
    await told(other, 3);
    await makeTopic(await api.member(), board, 'Alleen gevolgd');
    await told(other, 4);
    expect(await bell(who)).toHaveLength(2);
  });

  it('stops with the right to read the board', async () => {
    const who = await api.member();
    const board = await makeBoard(admin, 'Dicht straks');
    await watch(who, board, 'watching');
    await makeTopic(author, board, 'Nog open');
    await told(who, 1);
    const staff = await api.member(undefined, 'moderator');
    await watch(staff, board, 'watching');
    await close(board, 'Dicht straks');
    await makeTopic(admin, board, 'Niet voor jou');
    await told(staff, 1);
    expect(await bell(who)).toEqual([]);
    expect(await sql('select 1 from notifications.line where member_id = $1', [who.id])).toHaveLength(1);
  });
});
