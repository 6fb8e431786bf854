import { channels } from '@lyceum/contracts/realtime';
import { startApi, type TestApi } from '../support/servers/api.ts';
import { makeBoard, makeTopic } from '../support/content/boards.ts';
import { sent, threadOf } from '../support/content/letters.ts';
import { connect, disconnectAll, listen } from '../support/live.ts';
import type { Persona } from '../support/persona.ts';
import { until } from '../support/until.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let other: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  other = await api.member('other');
  boardId = await makeBoard(admin, 'Glazes');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const react = (who: Persona, id: number, emoji: string, on = true) =>
  who.call('PUT /api/v4/posts/{id}/reactions', { params: { id }, body: { emoji, on } });
const reactTo = (who: Persona, id: number, emoji: string, on = true) =>
  who.call('PUT /api/v4/inbox/messages/{id}/reactions', { params: { id }, body: { emoji, on } });
const ofPosts = async (who: Persona, ...ids: number[]) =>
  (await who.call('GET /api/v4/posts/reactions', { query: { ids: ids.join() } })).body.data;
const ofMessages = async (who: Persona, ...ids: number[]) =>
  (await who.call('GET /api/v4/inbox/messages/reactions', { query: { ids: ids.join() } })).body.data;

describe('reactions to posts', () => {
  it('are counted for everybody who reads the post, each once, and are no likes', async () => {
    const { id, post_id } = await makeTopic(member, boardId, 'Opened the kiln');
    expect((await react(other, post_id, '🎉')).body.data.reactions).toEqual([{ emoji: '🎉', count: 1, mine: true }]);
    await react(other, post_id, '🎉');
    await react(member, post_id, '🔥');
    await react(member, post_id, '🎉');
    expect(await ofPosts(member, post_id)).toEqual([
      {
        id: post_id,
        reactions: [
          { emoji: '🎉', count: 2, mine: true },
          { emoji: '🔥', count: 1, mine: true },
        ],
      },
    ]);
    await react(member, post_id, '🎉', false);
    expect((await ofPosts(api.guest(), post_id))[0].reactions).toEqual([
      { emoji: '🎉', count: 1, mine: false },
      { emoji: '🔥', count: 1, mine: false },
    ]);
    const topic = await member.call('GET /api/v3/topics/{id}', { params: { id } });
    expect(topic.body.data).toMatchObject({ likes_count: 0, liked_by_me: false });
  });

  it('are those that administrators offer; what is no longer offered stays, and can be taken back', async () => {
    const { post_id } = await makeTopic(member, boardId, 'Chosen');
    expect((await react(other, post_id, '🐙')).body.errors).toEqual({ emoji: ['This reaction is not offered here.'] });
    await admin.call('PUT /api/v4/admin/settings', { body: { reactions: ['🐙', '🎉'] } });
    expect((await react(other, post_id, '🐙')).status).toBe(200);
    await admin.call('PUT /api/v4/admin/settings', { body: { reactions: ['🎉', '🔥'] } });
    expect((await ofPosts(other, post_id))[0].reactions).toHaveLength(1);
    expect((await react(other, post_id, '🐙', false)).body.data.reactions).toEqual([]);
  });

  it('are given once, when asked ten times at once', async () => {
    const { post_id } = await makeTopic(member, boardId, 'At once');
    const answers = await Promise.all(Array.from({ length: 10 }, () => react(other, post_id, '🎉')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ofPosts(other, post_id))[0].reactions).toEqual([{ emoji: '🎉', count: 1, mine: true }]);
  });

  it('are neither given nor told where the post may not be read, or is closed', async () => {
    const staffOnly = await makeBoard(admin, 'Staff', 'admin', 'admin');
    const hidden = await makeTopic(admin, staffOnly, 'Hidden');
    await react(admin, hidden.post_id, '🎉');
    expect((await react(member, hidden.post_id, '🎉')).status).toBe(404);
    expect(await ofPosts(member, hidden.post_id)).toEqual([]);
    const closed = await makeTopic(member, boardId, 'Closed');
    await admin.call('POST /api/v4/topics/{id}/close', { params: { id: closed.id } });
    expect((await react(member, closed.post_id, '🎉')).status).toBe(409);
  });

  it('are told to those who have the topic open', async () => {
    const { id, post_id } = await makeTopic(member, boardId, 'Live');
    const heard = await listen(connect(api.guest()), channels.topic(id, true));
    await react(other, post_id, '🎉');
    await until('it was told', () => heard.some(({ name }) => name === 'post-reacted'));
    expect(heard.find(({ name }) => name === 'post-reacted')!.data).toEqual({ topic_id: id, post_id });
  });
});

describe('reactions to messages', () => {
  it('are of those in the thread, and of nobody else', async () => {
    const thread = await threadOf(member, [other], '<p>Hello</p>');
    const message = await sent(member, thread, '<p>Done!</p>');
    await api.settled();
    expect((await reactTo(other, message, '🎉')).body.data.reactions).toEqual([{ emoji: '🎉', count: 1, mine: true }]);
    expect(await ofMessages(member, message)).toEqual([
      { id: message, reactions: [{ emoji: '🎉', count: 1, mine: false }] },
    ]);
    expect((await reactTo(admin, message, '🎉')).status).toBe(404);
    expect(await ofMessages(admin, message)).toEqual([]);
  });

  it('end with the message', async () => {
    const thread = await threadOf(member, [other], '<p>Hello again</p>');
    const message = await sent(member, thread, '<p>Gone soon</p>');
    await api.settled();
    await reactTo(other, message, '🎉');
    await member.call('DELETE /api/v4/inbox/messages/{id}', { params: { id: message } });
    await api.settled();
    expect((await reactTo(other, message, '🔥')).status).toBe(404);
    expect(await ofMessages(other, message)).toEqual([]);
  });
});
