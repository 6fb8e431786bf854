import { rebuildProjection } from '@lyceum/kernel';
import { community } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { comment, show } from '../../support/content/topics.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  member = await api.member('memo');
  boardId = await makeBoard(admin, 'Glazuur');
});
afterAll(() => api.close());

describe('posting a topic (part 1 §5)', () => {
  it('answers the topic in the contract’s shape, and the author’s next feed shows it first', async () => {
    const answer = await member.call('POST /conversations', {
      body: { title: ' Hoe dik? ', content: '<p>Hallo <b>jij</b><script>alert(1)</script></p>', channel_id: boardId },
    });
    expect(answer.status).toBe(201);
    const topic = community.topic.strict().parse(answer.body.data);
    expect(topic).toMatchObject({
      title: 'Hoe dik?',
      content: '<p>Hallo <strong>jij</strong></p>',
      slug: 'hoe-dik',
      user_id: member.id,
    });
    const feed = await member.call('GET /api/v3/topics');
    expect(community.listTopics.output.parse(feed.body).data[0]).toMatchObject({
      id: topic.id,
      content: null,
      excerpt: 'Hallo jij',
    });
  });

  it.each([
    [{ title: '', content: '<p>Hallo daar</p>' }, 'title'],
    [{ title: 'x'.repeat(101), content: '<p>Hallo daar</p>' }, 'title'],
    [{ title: 'Kort', content: '<p>Ha</p>' }, 'content'],
    [{ title: 'Leeg', content: '<p><img src=x></p><p>&nbsp;</p>' }, 'content'],
  ])('refuses %j under %s and writes nothing', async (input, field) => {
    const before = await api.eventCount();
    const answer = await member.call('POST /conversations', { body: { ...input, channel_id: boardId } });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await api.eventCount()).toBe(before);
  });

  it('without a board says so', async () => {
    const answer = await member.call('POST /conversations', { body: { title: 'Waar?', content: '<p>Hallo daar</p>' } });
    expect(answer.body.errors).toEqual({ channel_id: ['A board must be selected.'] });
  });

  it('gives ten topics of one title at once ten different slugs', async () => {
    const topics = await Promise.all(Array.from({ length: 10 }, () => makeTopic(member, boardId, 'Zelfde titel')));
    expect(new Set(topics.map(({ slug }) => slug)).size).toBe(10);
  });

  it('needs WRITE on the board', async () => {
    const announcements = await makeBoard(admin, 'Mededelingen', 'guest', 'moderator');
    const input = { title: 'Ik ook', content: '<p>Hallo daar</p>', channel_id: announcements };
    expect((await member.call('POST /conversations', { body: input })).status).toBe(403);
    expect((await moderator.call('POST /conversations', { body: input })).status).toBe(201);
  });
});

describe('boards (part 1 §6)', () => {
  it('hidden and missing answer alike, on every way in (promise 29)', async () => {
    const secret = await makeBoard(admin, 'Overleg', 'moderator', 'moderator');
    const topic = await makeTopic(moderator, secret, 'Kanarie');
    const said = await comment(moderator, topic.id, '<p>kanarie onder kanarie</p>');
    const ways = (id: number, postId: number, board: number): [string, Parameters<Persona['call']>][] => [
      ['show', ['GET /api/v3/topics/{id}', { params: { id } }]],
      ['comments', ['GET /api/v3/topics/{id}/comments', { params: { id } }]],
      ['comment', ['POST /api/v3/topics/{id}/comments', { params: { id }, body: { content: '<p>x</p>' } }]],
      ['like', ['PUT /api/v4/posts/{id}/like', { params: { id: postId } }]],
      ['close', ['POST /api/v4/topics/{id}/close', { params: { id } }]],
      ['feed', ['GET /api/v3/topics', { query: { board_id: board } }]],
      ['post', ['POST /conversations', { body: { title: 'Ik', content: '<p>Hallo daar</p>', channel_id: board } }]],
    ];
    const hidden = ways(topic.id, topic.post_id, secret);
    const missing = ways(99_999, 99_999, 99_999);
    for (const [index, [name, request]] of hidden.entries()) {
      const [seen, none] = [await member.call(...request), await member.call(...missing[index]![1])];
      expect([name, seen.status, seen.body]).toEqual([name, 404, none.body]);
    }
    for (const persona of [member, api.guest()]) {
      for (const path of ['/api/v3/topics?limit=100', '/api/v4/community/channels', '/api/v4/channels/subscribed']) {
        const { body } = await persona.send('GET', path);
        expect(JSON.stringify(body)).not.toMatch(/kanarie|Overleg/i);
      }
    }
    const [guestTotal, staffTotal] = await Promise.all(
      [api.guest(), moderator].map(async (persona) => (await persona.call('GET /api/v3/topics')).body.meta.total),
    );
    expect(staffTotal).toBe(guestTotal + 1);
    expect((await show(moderator, topic.id)).status).toBe(200);
    expect(said.status).toBe(201);
  });

  it('for members are known to guests, locked and without a count', async () => {
    const lounge = await makeBoard(admin, 'Keukentafel', 'member');
    await makeTopic(member, lounge, 'Onder ons');
    const boards = (await api.guest().call('GET /api/v4/community/channels')).body.data as community.Board[];
    expect(boards.find(({ id }) => id === lounge)).toMatchObject({ permissions: [], topics_count: 0, public: false });
  });

  it('show the new rights at once when an administrator changes them', async () => {
    const open = await makeBoard(admin, 'Eerst open');
    const topic = await makeTopic(member, open, 'Nog te zien');
    const changed = await admin.call('PUT /api/v4/admin/boards/{id}', {
      params: { id: open },
      body: {
        name: 'Eerst open',
        color: '#0F6B5C',
        read_by: 'admin',
        write_by: 'admin',
        version: 1,
        reason: 'Archief',
      },
    });
    expect(changed.status).toBe(200);
    expect((await show(member, topic.id)).status).toBe(404);
    const stale = await admin.call('PUT /api/v4/admin/boards/{id}', {
      params: { id: open },
      body: { name: 'Te laat', color: '#0F6B5C', read_by: 'guest', write_by: 'member', version: 1 },
    });
    expect(stale.status).toBe(409);
  });
});

describe('comments and likes', () => {
  it('come oldest first, ten a page, by cursor without gap or repeat', async () => {
    const topic = await makeTopic(member, boardId, 'Veel reacties');
    for (let n = 1; n <= 23; n += 1) await comment(member, topic.id, `<p>reactie ${n}</p>`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: Record<string, string> = cursor ? { cursor } : {};
      const { body } = await member.call('GET /api/v3/topics/{id}/comments', { params: { id: topic.id }, query });
      const page = community.listComments.output.parse(body);
      expect(page.data.length).toBeLessThanOrEqual(10);
      expect(page.meta.total).toBe(23);
      seen.push(...page.data.map(({ excerpt }) => excerpt));
      cursor = page.meta.next_cursor;
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => `reactie ${index + 1}`));
    const second = await member.call('GET /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      query: { page: 2 },
    });
    expect(second.body.data[0].excerpt).toBe('reactie 11');
  });

  it('by one member count once, however often and however parallel', async () => {
    const topic = await makeTopic(member, boardId, 'Geliefd');
    const route = 'PUT /api/v4/posts/{id}/like' as const;
    await Promise.all(Array.from({ length: 20 }, () => member.call(route, { params: { id: topic.post_id } })));
    // An answer counts one's own like at once, and those of others as far as they are shown.
    await api.settled();
    const { body } = await moderator.call(route, { params: { id: topic.post_id } });
    expect(body.data).toEqual({ post_id: topic.post_id, liked: true, likes_count: 2 });
    const shown = await show(member, topic.id);
    expect(shown.body.data).toMatchObject({ likes_count: 2, liked_by_me: true });
    const back = await member.call('DELETE /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    expect(back.body.data).toMatchObject({ liked: false, likes_count: 1 });
  });

  it('reach a comment as well as a topic', async () => {
    const topic = await makeTopic(member, boardId, 'Reactie met hart');
    const { body } = await comment(moderator, topic.id);
    const liked = await member.call('POST /likes/like', { body: { id: body.data.id } });
    expect(liked.body.data).toMatchObject({ liked: true, likes_count: 1 });
    const list = await member.call('GET /api/v3/topics/{id}/comments', { params: { id: topic.id } });
    expect(list.body.data[0]).toMatchObject({ likes_count: 1, liked_by_me: true });
    expect((await show(member, topic.id)).body.data.likes_count).toBe(0);
  });

  it('of nothing are refused: "Content is required to post!"', async () => {
    const topic = await makeTopic(member, boardId, 'Leeg onder');
    const answer = await comment(member, topic.id, '<p> </p><script>x</script>');
    expect([answer.status, answer.body.message]).toEqual([422, 'Content is required to post!']);
  });
});

describe('what was written under older rules (promise 22)', () => {
  it('is cleaned by those of today when its rows are filled anew', async () => {
    const topic = await makeTopic(member, boardId, 'Oude regels');
    const said = await comment(member, topic.id);
    const { pool } = api.kernel.db;
    const old = `<p>Oud</p><script>alert(1)</script><img src=x onerror=alert(2)>`;
    await pool.query(
      `update events.event set data = data - 'rules_version' || jsonb_build_object('content', $1::text) where stream_id = any($2)`,
      [old, [`topic-${topic.id}`, `comment-${said.body.data.id}`]],
    );
    for (const name of ['community.topic', 'community.comment', 'search.topics']) {
      const projection = api.kernel.projections.find((known) => known.name === name)!;
      await rebuildProjection(api.kernel.db, api.kernel.store, projection);
    }
    const shown = [
      await pool.query('select content from community.topic where id = $1', [topic.id]),
      await pool.query('select content from community.comment where id = $1', [said.body.data.id]),
    ];
    for (const { rows } of shown) expect(rows).toEqual([{ content: '<p>Oud</p>' }]);
    // What is cleaned away is found by nobody either.
    const { rows } = await pool.query(`select from search.topics where vector @@ to_tsquery('simple', 'alert')`);
    expect(rows).toEqual([]);
  });
});

describe('markup that would hold up everybody else (promise 49)', () => {
  const deep = '<b><i>'.repeat(3_000);
  const many = '<br>'.repeat(5001);
  const posted = (title: string, content: string) =>
    member.call('POST /conversations', { body: { title, content, channel_id: boardId } });

  it.each([
    ['a topic', (content: string) => posted('Diep', content)],
    ['a comment', async (content: string) => comment(member, (await makeTopic(member, boardId, 'Diep')).id, content)],
  ])('is refused before it is cleaned, in %s', async (_, send) => {
    for (const content of [deep, many]) {
      const { status, body } = await send(content);
      expect([status, Object.keys(body.errors as object)]).toEqual([422, ['content']]);
    }
  });

  it('a long text is cleaned by another thread, to the same', async () => {
    const content = `<p>Lang</p><script>alert(1)</script>${'<p>alinea met <b>nadruk</b></p>'.repeat(1000)}`;
    const { status, body } = await posted('Lang', content);
    expect(status).toBe(201);
    expect(body.data.content).toBe(`<p>Lang</p>${'<p>alinea met <strong>nadruk</strong></p>'.repeat(1000)}`);
    expect(body.data.excerpt).toMatch(/^Lang alinea met nadruk/);
  });
});
