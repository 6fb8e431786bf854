import { community } from '@lyceum/contracts';
import { z } from 'zod';
import { decodeCursor } from '../../../../apps/api/src/platform/http/lists/lists.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { comment, edit, mark, show } from '../../../support/content/topics.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
let other: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  member = await api.member('memo');
  other = await api.member('otto');
  boardId = await makeBoard(admin, 'Glazuur');
});
afterAll(() => api.close());

describe('marks of one’s own', () => {
  it('are favourite, notifications, unread and views, and nobody else’s', async () => {
    const topic = await makeTopic(member, boardId, 'Bewaren');
    expect((await show(other, topic.id)).body.data).toMatchObject({
      unread: true,
      favorited: false,
      notifications: false,
    });
    expect((await show(member, topic.id)).body.data).toMatchObject({ unread: false, notifications: true });
    const opened = () => other.call('POST /api/v4/topics/{id}/opened', { params: { id: topic.id } });
    const views = await Promise.all([opened(), opened(), opened()]);
    expect(views.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await show(other, topic.id)).body.data).toMatchObject({ unread: false, views: 1 });
    expect((await mark(other, topic.id, { favorited: '1', notifications: true })).body.data).toMatchObject({
      favorited: true,
      notifications: true,
    });
    await comment(member, topic.id);
    expect((await show(other, topic.id)).body.data).toMatchObject({ unread: true });
    expect((await show(moderator, topic.id)).body.data).toMatchObject({ favorited: false, notifications: false });
    expect((await show(api.guest(), topic.id)).body.data).toMatchObject({ favorited: false, unread: false });
    expect((await mark(other, topic.id, { read_at: 0 })).status).toBe(403);
    await moderator.call('POST /api/v4/topics/{id}/opened', { params: { id: topic.id } });
    expect((await mark(moderator, topic.id, { read_at: 0 })).body.data.unread).toBe(true);
  });

  it('make a page of favourites, the newest first', async () => {
    const fan = await api.member('fan');
    const topics = [];
    for (const title of ['Een', 'Twee', 'Drie']) topics.push(await makeTopic(member, boardId, `Favoriet ${title}`));
    for (const { id } of topics) await mark(fan, id, { favorited: true });
    const list = async () => (await fan.call('GET /api/v3/topics', { query: { type: 'favorited' } })).body;
    expect((await list()).data.map(({ id }: { id: number }) => id)).toEqual(topics.map(({ id }) => id).reverse());
    await mark(fan, topics[1]!.id, { favorited: false });
    expect(await list()).toMatchObject({ meta: { total: 2 } });
    expect((await api.guest().call('GET /api/v3/topics', { query: { type: 'favorited' } })).status).toBe(401);
  });
});

describe('feeds of a kind', () => {
  it('one author’s, and the popular ones, by cursor without gap or repeat', async () => {
    const author = await api.member('schrijver');
    const board = await makeBoard(admin, 'Populair');
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1) ids.push((await makeTopic(author, board, `Stuk ${n}`)).id);
    await comment(other, ids[3]!);
    await comment(other, ids[3]!);
    const liked = (await show(other, ids[7]!)).body.data.post_id;
    await other.call('PUT /api/v4/posts/{id}/like', { params: { id: liked } });
    const read = async (query: object) => {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const { body } = await other.call('GET /api/v3/topics', {
          query: { limit: 5, ...query, ...(cursor && { cursor }) },
        });
        const page = community.listTopics.output.parse(body);
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.meta.next_cursor;
      } while (cursor);
      return seen;
    };
    expect(await read({ type: 'user', user_id: author.id })).toEqual([...ids].reverse());
    const popular = await read({ type: 'popular', board_id: board });
    expect(popular.slice(0, 2)).toEqual([ids[3], ids[7]]);
    expect([...popular].sort((a, b) => a - b)).toEqual(ids);
    expect((await other.call('GET /api/v3/topics', { query: { type: 'user' } })).status).toBe(422);
  });

  it('of topics of one and the same moment go by cursor without gap or repeat, too', async () => {
    const author = await api.member('gelijktijdig');
    const board = await makeBoard(admin, 'Op slag van tien');
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.unshift((await makeTopic(author, board, `Tegelijk ${n}`)).id);
      await edit(admin, ids[0]!, { release_date: '01-01-2024 10:00' });
    }
    await api.settled();
    for (const query of [{}, { board_id: board }, { type: 'user', user_id: author.id }]) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await other.call('GET /api/v3/topics', { query: { limit: 2, ...query, cursor } });
        seen.push(...(body.data as { id: number }[]).map(({ id }) => id));
        cursor = body.meta.next_cursor ?? undefined;
      } while (cursor);
      expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    }
  });

  it('the popular order is reckoned as of its first page on all that follow', async () => {
    const board = await makeBoard(admin, 'Van toen');
    for (let n = 0; n < 5; n += 1) await makeTopic(member, board, `Van toen ${n}`);
    await api.settled();
    const page = async (cursor?: string) => {
      const query = { type: 'popular', board_id: board, limit: 2, cursor };
      return (await other.call('GET /api/v3/topics', { query })).body.meta.next_cursor as string;
    };
    const asOf = (cursor: string) => decodeCursor(cursor, z.tuple([z.string(), z.int()]));
    const first = await page();
    const [moment] = asOf(first)!;
    expect(asOf(await page(first))).toEqual([moment, 4]);
  });

  it('of one author leave out what stands on boards that the reader may not read, also in their count (promise 29)', async () => {
    const author = await api.member();
    const [open, closed] = [await makeBoard(admin, 'Open erf'), await makeBoard(admin, 'Achter het hek', 'member')];
    const shown = await makeTopic(author, open, 'Voor iedereen');
    await makeTopic(author, closed, 'Kanarie achter het hek');
    const read = async (persona: Persona) => {
      const query = { type: 'user', user_id: author.id };
      return community.listTopics.output.parse((await persona.call('GET /api/v3/topics', { query })).body);
    };
    const seen = await read(api.guest());
    expect([seen.data.map(({ id }) => id), seen.meta.total]).toEqual([[shown.id], 1]);
    expect((await read(member)).data).toHaveLength(2);
  });

  it('stay under forty kilobytes a page', async () => {
    const board = await makeBoard(admin, 'Zwaar');
    for (let n = 0; n < 20; n += 1) {
      const topic = await makeTopic(member, board, `Een titel van gewone lengte, nummer ${n}`);
      await edit(member, topic.id, { content: `<p>${'Een zin die zo gewoon is als er maar een is. '.repeat(10)}</p>` });
      await comment(other, topic.id, `<p>${'Een reactie van gewone lengte. '.repeat(5)}</p>`);
      await comment(moderator, topic.id, `<p>${'Nog een reactie van gewone lengte. '.repeat(5)}</p>`);
    }
    const { body } = await other.call('GET /api/v3/topics', { query: { board_id: board } });
    expect(body.data).toHaveLength(20);
    expect(JSON.stringify(body).length).toBeLessThan(40_000);
  });
});

describe('feeds', () => {
  it('answer guests, members and staff in the contract’s shape, with the rights of each', async () => {
    const topic = await makeTopic(member, boardId, 'Voor iedereen');
    await comment(moderator, topic.id);
    const rights: Record<string, string[]> = {};
    for (const [name, persona] of Object.entries({ guest: api.guest(), member, moderator, admin })) {
      const feed = community.listTopics.output.parse((await persona.call('GET /api/v3/topics')).body);
      const comments = await persona.call('GET /api/v3/topics/{id}/comments', { params: { id: topic.id } });
      rights[name] = feed.data.find(({ id }) => id === topic.id)!.permissions;
      rights[`${name}, comment`] = community.listComments.output.parse(comments.body).data[0]!.permissions;
    }
    expect(rights).toEqual({
      guest: ['READ'],
      'guest, comment': ['READ'],
      member: ['READ', 'EDIT', 'DELETE'],
      // It is the member's own topic: whose question it is may say what answers it.
      'member, comment': ['READ', 'REPLY', 'ACCEPT_ANSWER'],
      moderator: ['READ', 'DELETE', 'CLOSE'],
      'moderator, comment': ['READ', 'REPLY', 'EDIT', 'DELETE', 'ACCEPT_ANSWER'],
      admin: ['READ', 'EDIT', 'EDIT_CHANNEL', 'DELETE', 'CLOSE', 'MAKE_STICKY'],
      'admin, comment': ['READ', 'REPLY', 'DELETE', 'ACCEPT_ANSWER'],
    });
  });

  it('go by cursor through everything once, newest first, and by page alike', async () => {
    const own = await makeBoard(admin, 'Lange lijst');
    for (let n = 1; n <= 25; n += 1) await makeTopic(member, own, `Nummer ${n}`);
    const read = async (query: Record<string, string | number>) =>
      (await api.guest().call('GET /api/v3/topics', { query: { board_id: own, limit: 10, ...query } })).body;
    const first = await read({});
    const second = await read({ cursor: first.meta.next_cursor });
    const third = await read({ cursor: second.meta.next_cursor });
    const titles = [first, second, third].flatMap(({ data }) => data.map(({ title }: { title: string }) => title));
    expect(titles).toEqual(Array.from({ length: 25 }, (_, index) => `Nummer ${25 - index}`));
    expect(third.meta.next_cursor).toBeNull();
    expect((await read({ page: 2 })).data).toEqual(second.data);
    expect(first.meta).toMatchObject({ total: 25, last_page: 3, pagination: { total_pages: 3, count: 10 } });
  });

  it('show the first two comments of a topic, clipped', async () => {
    const topic = await makeTopic(member, boardId, 'Met voorproefje');
    for (const word of ['een', 'twee', 'drie']) await comment(member, topic.id, `<p>${word} ${'lang '.repeat(40)}</p>`);
    const { body } = await member.call('GET /api/v3/topics', { query: { limit: 1 } });
    expect(body.data[0].comments_count).toBe(3);
    expect(body.data[0].posts.map(({ excerpt }: { excerpt: string }) => excerpt.split(' ')[0])).toEqual([
      'een',
      'twee',
    ]);
    for (const { excerpt } of body.data[0].posts) expect([...excerpt].length).toBeLessThanOrEqual(110);
  });

  it('answer 422 to what they do not understand, and ignore a cursor that is not theirs', async () => {
    expect((await member.call('GET /api/v3/topics', { query: { limit: 'many' } })).status).toBe(422);
    const odd = await member.call('GET /api/v3/topics', { query: { cursor: 'bm9uc2Vuc2U' } });
    expect(odd.status).toBe(200);
  });
});
