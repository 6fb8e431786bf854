import { community } from '@lyceum/contracts';
import { startApi, type TestApi } from '../support/api.ts';
import { makeBoard, makeTopic } from '../support/boards.ts';
import type { Persona } from '../support/persona.ts';

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

const show = (persona: Persona, id: number) => persona.call('GET /api/v3/topics/{id}', { params: { id } });
const edit = (persona: Persona, id: number, body: object) =>
  persona.call('PUT /api/v4/topics/{id}', { params: { id }, body });
const remove = (persona: Persona, id: number) => persona.call('DELETE /conversations/{id}', { params: { id } });
const restore = (persona: Persona, id: number) => persona.call('POST /api/v4/topics/{id}/restore', { params: { id } });
const mark = (persona: Persona, id: number, body: object) =>
  persona.call('PUT /conversations/{id}', { params: { id }, body });
const comment = (persona: Persona, id: number, content = '<p>Mooi!</p>') =>
  persona.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: { content } });

describe('editing a topic (part 1 §5, decisions 26)', () => {
  it('is the author’s for title and text, whose earlier versions stand in its history', async () => {
    const topic = await makeTopic(member, boardId, 'Eerste versie');
    const answer = await edit(member, topic.id, {
      title: 'Tweede versie',
      content: '<p>Heel <script>x</script>anders</p>',
    });
    expect(community.topic.strict().parse(answer.body.data)).toMatchObject({
      title: 'Tweede versie',
      content: '<p>Heel anders</p>',
      excerpt: 'Heel anders',
      slug: 'eerste-versie',
      version: 2,
    });
    const history = await api.guest().call('GET /api/v4/topics/{id}/history', { params: { id: topic.id } });
    expect(history.body.data).toMatchObject([
      { version: 1, title: 'Eerste versie', user: { id: member.id } },
      { version: 2, title: 'Tweede versie', content: '<p>Heel anders</p>' },
    ]);
  });

  it('refuses field by field what is not the sender’s, and takes what is sent unchanged for no change', async () => {
    const topic = await makeTopic(member, boardId, 'Van wie is wat');
    const { content } = (await show(member, topic.id)).body.data;
    const before = await api.eventCount();
    for (const body of [{ title: 'Overgenomen' }, { content: '<p>Overgenomen</p>' }]) {
      expect([body, (await edit(admin, topic.id, body)).status]).toEqual([body, 403]);
      expect([body, (await edit(other, topic.id, body)).status]).toEqual([body, 403]);
    }
    for (const body of [{ slug: 'mijn-adres' }, { meta_title: 'x' }, { release_date: '01-01-2020 10:00' }]) {
      expect([body, (await edit(member, topic.id, body)).status]).toEqual([body, 403]);
      expect([body, (await edit(moderator, topic.id, body)).status]).toEqual([body, 403]);
    }
    expect((await edit(admin, topic.id, { title: 'Van wie is wat', content })).status).toBe(200);
    expect(await api.eventCount()).toBe(before);
    const mixed = await edit(admin, topic.id, { title: 'Van wie is wat', content, meta_title: 'Voor zoekers' });
    expect(mixed.body.data).toMatchObject({ meta_title: 'Voor zoekers', title: 'Van wie is wat' });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ content: '<p>Ha</p>' }, 'content'],
    [{ slug: '!!!' }, 'slug'],
    [{ release_date: '31-02-2026 10:00' }, 'release_date'],
  ])('refuses %j under %s', async (body, field) => {
    const topic = await makeTopic(admin, boardId, `Ongeldig ${field}`);
    const answer = await edit(admin, topic.id, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('gives it another address, and the old one goes on leading to it', async () => {
    const topic = await makeTopic(member, boardId, 'Oud adres');
    const changed = await edit(admin, topic.id, { slug: ' Nieuw  Adrés! ' });
    expect(changed.body.data.slug).toBe('nieuw-adres');
    const bySlug = (id: string) =>
      member.call('GET /api/v3/topics/{id}', { params: { id }, query: { find_by: 'slug' } });
    expect((await bySlug('oud-adres')).body.data).toMatchObject({ id: topic.id, slug: 'nieuw-adres' });
    // Whoever asks for the old address gets one of their own, so that links keep their meaning.
    const later = await makeTopic(member, boardId, 'Oud adres');
    expect(later.slug).not.toBe('oud-adres');
    expect((await edit(admin, later.id, { slug: 'nieuw-adres' })).body.data.slug).toBe(`nieuw-adres-${later.id}`);
    expect((await edit(admin, topic.id, { slug: 'oud-adres' })).body.data.slug).toBe('oud-adres');
  });

  it('moves it to another board, with its count, and only where the mover may write', async () => {
    const [from, to] = [await makeBoard(admin, 'Van hier'), await makeBoard(admin, 'Naar daar', 'moderator', 'admin')];
    const topic = await makeTopic(member, from, 'Verhuist');
    expect((await edit(moderator, topic.id, { channel_id: to })).status).toBe(403);
    expect((await edit(admin, topic.id, { channel_id: 99_999 })).status).toBe(404);
    expect((await edit(admin, topic.id, { channel_id: to })).body.data).toMatchObject({ board_id: to });
    const total = async (board_id: number) =>
      (await admin.call('GET /api/v3/topics', { query: { board_id } })).body.meta.total;
    expect([await total(from), await total(to)]).toEqual([0, 1]);
    expect((await show(member, topic.id)).status).toBe(404);
  });

  it('is not possible on a closed topic', async () => {
    const topic = await makeTopic(member, boardId, 'Dicht is dicht');
    await moderator.call('POST /api/v4/topics/{id}/close', { params: { id: topic.id } });
    expect((await edit(member, topic.id, { title: 'Toch' })).status).toBe(409);
    expect((await edit(admin, topic.id, { slug: 'toch' })).status).toBe(409);
  });

  it('at the same version: one is taken, the other hears 409 (promise 5)', async () => {
    const topic = await makeTopic(member, boardId, 'Wie was eerst');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => edit(member, topic.id, { title: `Poging ${n}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await show(member, topic.id)).body.data.version).toBe(2);
    // A pin in between is no edit, and stands in nobody's way.
    await admin.call('PUT /api/v4/topics/{id}/sticky', { params: { id: topic.id }, body: { sticky: true } });
    expect((await edit(member, topic.id, { title: 'Daarna', version: 2 })).status).toBe(200);
  });

  it('goes by the specification’s older call too: PUT /comments/{post_id}', async () => {
    const topic = await makeTopic(admin, boardId, 'Oude aanroep');
    const body = {
      'conversation[id]': topic.id,
      id: topic.post_id,
      title: 'Oude aanroep, nieuw',
      'conversation[release_date]': '01-02-2024 09:30',
      sticky: '1',
    };
    const answer = await admin.call('PUT /comments/{id}', { params: { id: topic.post_id }, body });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await show(member, topic.id)).body.data).toMatchObject({
      title: 'Oude aanroep, nieuw',
      sticky: true,
      release_date: '2024-02-01T08:30:00.000Z',
    });
  });
});

describe('deleting a topic', () => {
  it('is for its author and staff, and leaves nothing of it anywhere (promise 29)', async () => {
    const board = await makeBoard(admin, 'Prullenbak');
    const topic = await makeTopic(member, board, 'Kanarie gaat weg');
    const { body } = await comment(other, topic.id, '<p>kanarie reageert</p>');
    await mark(other, topic.id, { favorited: true });
    expect((await remove(other, topic.id)).status).toBe(403);
    expect((await remove(member, topic.id)).body).toEqual({ message: 'Deleted.' });
    const ways: [string, Parameters<Persona['call']>][] = [
      ['show', ['GET /api/v3/topics/{id}', { params: { id: topic.id } }]],
      ['comments', ['GET /api/v3/topics/{id}/comments', { params: { id: topic.id } }]],
      ['replies', ['GET /api/v2/comments', { query: { comment_id: body.data.id } }]],
      ['comment', ['POST /api/v3/topics/{id}/comments', { params: { id: topic.id }, body: { content: '<p>x</p>' } }]],
      ['edit', ['PUT /api/v4/topics/{id}', { params: { id: topic.id }, body: { title: 'Nog één keer' } }]],
      ['mark', ['PUT /conversations/{id}', { params: { id: topic.id }, body: { favorited: true } }]],
      ['opened', ['POST /api/v4/topics/{id}/opened', { params: { id: topic.id } }]],
      ['history', ['GET /api/v4/topics/{id}/history', { params: { id: topic.id } }]],
      ['like', ['PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } }]],
      ['like comment', ['PUT /api/v4/posts/{id}/like', { params: { id: body.data.id } }]],
      ['likers', ['GET /api/v4/posts/{id}/likes', { params: { id: topic.post_id } }]],
      ['delete again', ['DELETE /conversations/{id}', { params: { id: topic.id } }]],
      ['close', ['POST /api/v4/topics/{id}/close', { params: { id: topic.id } }]],
    ];
    for (const [name, request] of ways) expect([name, (await member.call(...request)).status]).toEqual([name, 404]);
    for (const query of [
      { board_id: board },
      { type: 'popular' },
      { type: 'user', user_id: member.id },
      { type: 'favorited' },
    ]) {
      const feed = await other.call('GET /api/v3/topics', { query });
      expect(JSON.stringify(feed.body)).not.toContain('anarie');
    }
    expect((await member.call('GET /api/v3/topics', { query: { board_id: board } })).body.meta.total).toBe(0);
    const boards = (await member.call('GET /api/v4/community/channels')).body.data as community.Board[];
    expect(boards.find(({ id }) => id === board)).toMatchObject({ topics_count: 0 });
    expect(JSON.stringify((await member.call('GET /api/v3/notifications')).body)).not.toContain('anarie');
  });

  it('is undone by whoever did it, within a minute; by moderators at any time; by nobody else', async () => {
    const topic = await makeTopic(member, boardId, 'Toch niet');
    await remove(member, topic.id);
    expect((await restore(other, topic.id)).status).toBe(404);
    expect((await restore(member, topic.id)).body.data).toMatchObject({ id: topic.id, title: 'Toch niet' });
    expect((await restore(member, topic.id)).status).toBe(404);
    await remove(member, topic.id);
    await api.kernel.db.pool.query(
      `update community.topic set deleted_at = deleted_at - interval '61 seconds' where id = ${topic.id}`,
    );
    expect((await restore(member, topic.id)).status).toBe(404);
    expect((await restore(moderator, topic.id)).status).toBe(200);
    expect((await show(member, topic.id)).status).toBe(200);
  });

  it('wins or loses against comments at the same moment, never both (promise 18)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const topic = await makeTopic(member, boardId, `Wedloop ${round}`);
      const [, ...comments] = await Promise.all([
        remove(member, topic.id),
        ...Array.from({ length: 5 }, () => comment(other, topic.id)),
      ]);
      const { rows } = await api.kernel.db.pool.query(
        `select type from events.event e where stream_id = $1 or (data ->> 'topic_id')::int = $2 order by e.txid, e.position`,
        [`topic-${topic.id}`, topic.id],
      );
      const types = rows.map(({ type }) => type as string);
      // A comment that was taken may still be answered by "missing": its topic is gone when it is shown.
      const refused = comments.filter(({ status }) => status === 404).length;
      expect(refused + comments.filter(({ status }) => status === 201).length).toBe(5);
      expect(types.indexOf('TopicDeleted')).toBe(types.length - 1);
    }
  });
});

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
