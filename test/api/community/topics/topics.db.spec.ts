import { community } from '@lyceum/contracts';
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

const remove = (persona: Persona, id: number) => persona.call('DELETE /conversations/{id}', { params: { id } });
const restore = (persona: Persona, id: number) => persona.call('POST /api/v4/topics/{id}/restore', { params: { id } });

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
      { version: 2, title: 'Tweede versie', content: '<p>Heel anders</p>' },
      { version: 1, title: 'Eerste versie', user: { id: member.id } },
    ]);
  });

  it('has a history that is read page by page, from the newest version back', async () => {
    const topic = await makeTopic(member, boardId, 'Versie 1');
    for (let version = 2; version <= 5; version += 1) await edit(member, topic.id, { title: `Versie ${version}` });
    const seen: [number, string][] = [];
    let cursor: string | undefined;
    do {
      const { body } = await api
        .guest()
        .call('GET /api/v4/topics/{id}/history', { params: { id: topic.id }, query: { limit: 2, cursor } });
      const page = community.topicHistory.output.parse(body);
      expect(page.meta.total).toBe(5);
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ version, title }) => [version, title!] as [number, string]));
      cursor = page.meta.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([5, 4, 3, 2, 1].map((version) => [version, `Versie ${version}`]));
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
    [{ meta_title: ' ' }, 'meta_title'],
    [{ meta_description: '' }, 'meta_description'],
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
    const { sticky } = (await admin.call('GET /api/v4/admin/topics/{id}', { params: { id: topic.id } })).body.data;
    expect(sticky).toBe(true);
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

  it('by the older call is all done or not at all: what may not be pinned keeps its title', async () => {
    const topic = await makeTopic(member, boardId, 'Alles of niets');
    const byPost = { params: { id: topic.post_id }, body: { title: 'Half gedaan', sticky: true } };
    expect((await member.call('PUT /comments/{id}', byPost)).status).toBe(403);
    expect((await show(member, topic.id)).body.data).toMatchObject({ title: 'Alles of niets', version: 1 });
  });

  it('by the older call gives two that ask for one address at once one each', async () => {
    const topics = [await makeTopic(admin, boardId, 'Een adres'), await makeTopic(admin, boardId, 'Nog een adres')];
    const put = (id: number) =>
      admin.call('PUT /comments/{id}', { params: { id }, body: { slug: 'een-gewild-adres', sticky: true } });
    const answers = await Promise.all(topics.map(({ post_id }) => put(post_id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const slugs = await Promise.all(topics.map(async ({ id }) => (await show(admin, id)).body.data.slug as string));
    expect(slugs).toContain('een-gewild-adres');
    expect(new Set(slugs).size).toBe(2);
  });
});

describe('the address of a new topic', () => {
  it('is its title alone, also if a topic that is private or scheduled has the same title', async () => {
    await makeTopic(admin, await makeBoard(admin, 'Besloten', 'admin'), 'Verborgen glazuur');
    await admin.call('POST /conversations', {
      body: { title: 'Later glazuur', content: '', channel_id: boardId, release_date: '01-01-2090 10:00' },
    });
    expect((await makeTopic(member, boardId, 'Verborgen glazuur')).slug).toBe('verborgen-glazuur');
    expect((await makeTopic(member, boardId, 'Later glazuur')).slug).toBe('later-glazuur');
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

describe('closing (part 1 §4)', () => {
  it('is for staff, stops comments, likes and edits, and stands in the history with its reason', async () => {
    const topic = await makeTopic(member, boardId, 'Gaat dicht');
    const close = (persona: Persona) =>
      persona.call('POST /api/v4/topics/{id}/close', { params: { id: topic.id }, body: { reason: 'Beantwoord' } });
    expect((await close(member)).status).toBe(403);
    const closed = await close(moderator);
    expect(closed.body.data).toMatchObject({ status: 'closed', closed: true });
    expect((await comment(member, topic.id)).body).toEqual({ message: 'This topic is closed.' });
    expect((await member.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } })).status).toBe(409);
    expect((await show(member, topic.id)).body.data.permissions).not.toContain('EDIT');

    const history = await moderator.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'topic', id: topic.id },
    });
    expect(history.body.data).toMatchObject([
      { type: 'TopicPosted', actor: { id: member.id } },
      {
        type: 'TopicClosed',
        actor: { id: moderator.id },
        reason: 'Beantwoord',
        correlation_id: closed.headers.get('x-correlation-id'),
      },
    ]);

    const legacy = await moderator.call('PUT /conversations/update', { body: { id: topic.id, closed: '0' } });
    expect(legacy.body.data.status).toBe('open');
    expect((await comment(member, topic.id)).status).toBe(201);
  });

  it('wins or loses against a comment at the same moment, never both (promise 18)', async () => {
    for (let round = 0; round < 15; round += 1) {
      const topic = await makeTopic(member, boardId, `Wedloop ${round}`);
      const [, ...comments] = await Promise.all([
        moderator.call('POST /api/v4/topics/{id}/close', { params: { id: topic.id } }),
        ...Array.from({ length: 6 }, () => comment(member, topic.id)),
      ]);
      const { rows } = await api.kernel.db.pool.query(
        `select type, position, txid::text as txid from events.event
         where stream_id = $1 or (data ->> 'topic_id')::int = $2 order by events.event.txid, position`,
        [`topic-${topic.id}`, topic.id],
      );
      const types = rows.map(({ type }) => type as string);
      const accepted = comments.filter(({ status }) => status === 201).length;
      expect(types.filter((type) => type === 'CommentPosted')).toHaveLength(accepted);
      expect(types.indexOf('TopicClosed')).toBeGreaterThan(types.lastIndexOf('CommentPosted'));
    }
  });
});
