import { moderation } from '@lyceum/contracts';
import { Erasure } from '../../../apps/api/src/modules/identity/index.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { comment } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let reader: Persona;
let boardId: number;
let topicId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  reader = await api.member('reader');
  boardId = await makeBoard(admin, 'Praten');
  topicId = (await makeTopic(reader, boardId, 'Van de lezer')).id;
  await set({ held_first_posts: 1, held_words: ['verdacht'] });
});
afterAll(() => api.close());

const set = (body: object) => admin.call('PUT /api/v4/admin/settings', { body: { ...body, reason: 'Veiligheid' } });
const post = (who: Persona, title: string, content = `<p>Over ${title}</p>`) =>
  who.call('POST /conversations', { body: { title, content, channel_id: boardId } });
const own = async (who: Persona): Promise<moderation.HeldPost[]> =>
  moderation.listHeldPosts.output.parse((await who.call('GET /api/v4/held-posts')).body).data;
const queue = async (who: Persona): Promise<moderation.ReviewItem[]> => {
  const query = { size: 100, where: 'kind:held' };
  return moderation.listReviewItems.output.parse((await who.call('GET /api/v4/admin/review-items', { query })).body)
    .data;
};
const decide = (who: Persona, id: number, decision: moderation.ReviewDecision) =>
  who.call('PUT /api/v4/admin/review-items/{id}', { params: { id }, body: { decision, reason: 'Bekeken' } });
const bell = async (who: Persona, type: string) => {
  const { body } = await who.call('GET /api/v3/notifications', { query: { limit: 100 } });
  return (body.data as { type: string }[]).filter((each) => each.type === type);
};

describe('a post that waits', () => {
  it('is not published, and its author sees that it waits', async () => {
    const newcomer = await api.member('starter');
    const { status, body } = await post(newcomer, 'Kanarievogel', '<p>Kanariezang</p>');
    expect([status, body]).toEqual([
      201,
      { message: 'Thank you. A moderator looks at your post before others see it.' },
    ]);
    expect(await own(newcomer)).toMatchObject([
      { kind: 'topic', title: 'Kanarievogel', content: '<p>Kanariezang</p>', state: 'waiting', topic_id: null },
    ]);
    expect(await own(reader)).toEqual([]);
    await api.settled();
    const guest = api.guest();
    for (const who of [guest, reader, newcomer]) {
      for (const path of [
        ...(who === guest ? [] : ['/api/v3/notifications']),
        '/api/v3/topics',
        `/api/v3/topics?board_id=${boardId}`,
        '/api/v3/search?query=kanarie',
        '/api/v4/community/channels',
        '/',
        `/profile/${newcomer.username}`,
        '/feeds/community.rss',
        '/sitemap.xml',
      ]) {
        const { status: found, body: seen } = await who.send('GET', path, undefined, { accept: '*/*' });
        expect([path, found]).toEqual([path, 200]);
        expect(JSON.stringify(seen)).not.toMatch(/kanarie/i);
      }
    }
    const { rows } = await api.kernel.db.pool.query(`select data::text from events.event where type = 'PostHeld'`);
    expect(JSON.stringify(rows)).not.toMatch(/kanarie/i);
  });

  it('waits once, if it is sent again with the same key', async () => {
    const newcomer = await api.member('repeater');
    await newcomer.csrfToken();
    const body = { content: '<p>Nog een keer</p>' };
    const send = () =>
      newcomer.send('POST', `/api/v3/topics/${topicId}/comments`, body, { 'idempotency-key': 'held-twice' });
    const answers = [await send(), await send(), ...(await Promise.all([send(), send()]))];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await own(newcomer)).toHaveLength(1);
  });

  it('is in the queue of staff, and not in that of members', async () => {
    const newcomer = await api.member('queued');
    await comment(newcomer, topicId, '<p>Mijn eerste reactie</p>');
    const item = (await queue(moderator)).find(({ user }) => user.id === newcomer.id)!;
    expect(item).toMatchObject({
      ...{ kind: 'held', state: 'open', cause: 'first_posts', title: 'Van de lezer', excerpt: 'Mijn eerste reactie' },
      ...{ report_count: 0, reasons: [], board: { id: boardId } },
    });
    expect((await newcomer.call('GET /api/v4/admin/review-items')).status).toBe(403);
    await until('a notification', async () => (await bell(moderator, 'report')).length > 0);
  });

  it('is published once by 50 approvals at once, and its notification is sent once', async () => {
    const newcomer = await api.member('approved');
    await comment(newcomer, topicId, '<p>Goede reactie</p>');
    const item = (await queue(moderator)).find(({ user }) => user.id === newcomer.id)!;
    const before = (await bell(reader, 'comment')).length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide(moderator, item.id, 'kept')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const { body } = await api.guest().call('GET /api/v3/topics/{id}/comments', { params: { id: topicId } });
    const texts = (body.data as { content: string; user: { id: number } }[]).map(({ content }) => content);
    expect(texts.filter((text) => text === '<p>Goede reactie</p>')).toHaveLength(1);
    await until('a notification', async () => (await bell(reader, 'comment')).length > before);
    await api.settled();
    expect((await bell(reader, 'comment')).length - before).toBe(1);
    expect(await own(newcomer)).toEqual([]);
    expect((await comment(newcomer, topicId, '<p>De tweede</p>')).body.data).toBeDefined();
  });

  it('publishes a poll with its answers', async () => {
    const newcomer = await api.member('pollster');
    const poll = { question: 'Wat vinden jullie?', question_options: [{ value: 'Goed' }, { value: 'Slecht' }] };
    const asked = { title: 'Wat vinden jullie?', content: '', channel_id: boardId, post_type: 'poll', poll };
    expect((await newcomer.call('POST /conversations', { body: asked })).body.message).toBeDefined();
    const item = (await queue(moderator)).find(({ user }) => user.id === newcomer.id)!;
    expect((await decide(moderator, item.id, 'kept')).status).toBe(200);
    const { body } = await api.guest().call('GET /api/v3/topics', { query: { type: 'user', user_id: newcomer.id } });
    expect(body.data).toMatchObject([{ title: 'Wat vinden jullie?', post_type: 'poll' }]);
  });

  it('tells its author why it is rejected', async () => {
    const newcomer = await api.member('rejected');
    await post(newcomer, 'Reclame');
    const item = (await queue(moderator)).find(({ user }) => user.id === newcomer.id)!;
    expect((await decide(moderator, item.id, 'removed')).status).toBe(200);
    expect(await own(newcomer)).toMatchObject([{ state: 'rejected', reason: 'Bekeken' }]);
    const told = await until('a notification', async () => (await bell(newcomer, 'held_rejected'))[0]);
    expect(told).toMatchObject({ item: { title: 'Reclame', reason: 'Bekeken' } });
    expect((await decide(moderator, item.id, 'kept')).status).toBe(409);
  });

  it('waits for words that administrators hold, and edits cannot add them', async () => {
    expect((await post(reader, 'Iets', '<p>Heel verdacht</p>')).body.message).toBeDefined();
    expect((await queue(admin)).find(({ user }) => user.id === reader.id)).toMatchObject({ cause: 'words' });
    const edit = { params: { id: topicId }, body: { content: '<p>Nu verdacht</p>' } };
    expect((await reader.call('PUT /api/v4/topics/{id}', edit)).status).toBe(422);
  });

  it('hides it from moderators who may not read its board any more', async () => {
    const closing = await makeBoard(admin, 'Gaat dicht');
    const newcomer = await api.member('stranger');
    const body = { title: 'Achter slot', content: '<p>Over dit slot</p>', channel_id: closing };
    expect((await newcomer.call('POST /conversations', { body })).body.message).toBeDefined();
    const itemFor = async (who: Persona) => (await queue(who)).find(({ user }) => user.id === newcomer.id);
    const { id } = (await itemFor(moderator))!;
    const closed = { name: 'Gaat dicht', color: '#0F6B5C', read_by: 'admin', write_by: 'admin', level_ids: [] };
    const { status } = await admin.call('PUT /api/v4/admin/boards/{id}', { params: { id: closing }, body: closed });
    expect(status).toBe(200);
    expect(await itemFor(moderator)).toBeUndefined();
    expect((await decide(moderator, id, 'kept')).status).toBe(404);
    expect((await decide(admin, id, 'kept')).status).toBe(404);
    expect((await decide(admin, id, 'removed')).status).toBe(200);
  });

  it('is in its author’s export, and is erased with them', async () => {
    const newcomer = await api.member('leaving');
    await post(newcomer, 'Afscheidskanarie');
    const item = (await queue(moderator)).find(({ user }) => user.id === newcomer.id)!;
    expect(JSON.stringify(await takenAlong(api, newcomer))).toContain('Afscheidskanarie');
    await api.settled();
    await admin.call('POST /api/v4/admin/members/{id}/erase', {
      params: { id: newcomer.id },
      body: { reason: 'Zelf' },
    });
    await api.app.get(Erasure).finish();
    const { rows } = await api.kernel.db.pool.query(
      'select title, input from moderation.held_post where item_id = $1',
      [item.id],
    );
    expect(rows).toEqual([{ title: '…', input: '{}' }]);
    expect((await decide(moderator, item.id, 'kept')).status).toBe(409);
    expect((await decide(moderator, item.id, 'removed')).status).toBe(200);
  });
});
