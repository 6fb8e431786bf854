import { MENTIONS_MAX, mentionOf } from '@lyceum/editor/mentions';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { until } from '../../support/until.ts';
import { makeBoard, makeHelpdesk, makeTopic } from '../../support/content/boards.ts';
import { bodiesOf, sent, threadOf } from '../../support/content/letters.ts';
import type { Persona } from '../../support/persona.ts';
import { comment, edit, show } from '../../support/content/topics.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let ada: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  ada = await api.member('ada');
  boardId = await makeBoard(admin, 'Glazes');
});
afterAll(() => api.close());

const contentOf = async (who: Persona, topicId: number) => (await show(who, topicId)).body.data.content as string;
const lastComment = async (who: Persona, topicId: number) => {
  const { body } = await who.call('GET /api/v3/topics/{id}/comments', { params: { id: topicId } });
  return body.data.at(-1) as { id: number; content: string };
};
const change = (who: Persona, commentId: number, content: string) =>
  who.call('PUT /comments/{id}', { params: { id: commentId }, body: { content } });

/** What no job has told yet. */
const PENDING = `select 1 from events.job where effect in ('notify-of-mentions', 'notify-of-comment') limit 1`;

/** What a member was told, newest first, once all that has happened was looked at. */
async function toldTo(who: Persona): Promise<{ type: string; comment_id: number | null; topic: { id: number } }[]> {
  await api.settled();
  await until('all is told', async () => (await api.kernel.db.pool.query(PENDING)).rows.length === 0);
  return (await who.call('GET /api/v3/notifications', { query: { limit: 100 } })).body.data;
}
const mentionsIn = async (who: Persona, topicId: number) =>
  (await toldTo(who)).filter(({ type, topic }) => type === 'mention' && topic.id === topicId);

describe('a mention', () => {
  it('is made of a username, and tells the member where it stands, instead of the comment', async () => {
    const topic = await makeTopic(ada, boardId, 'Who knows this glaze?');
    await comment(member, topic.id, '<p>You, @Ada, or @nobody-here?</p>');
    const { id, content } = await lastComment(member, topic.id);
    expect(content).toBe(`<p>You, ${mentionOf({ id: ada.id, username: 'ada' })}, or @nobody-here?</p>`);
    const told = (await toldTo(ada)).filter(({ topic: { id: of } }) => of === topic.id);
    expect(told).toMatchObject([{ type: 'mention', comment_id: id }]);
  });

  it('says what its member is called, whatever its sender wrote, and keeps its excerpt so', async () => {
    const forged = `<p><span data-mention="${ada.id}">@the owner</span> said so</p>`;
    const topic = await makeTopic(member, boardId, 'Forged', forged);
    const { content, excerpt } = (await show(member, topic.id)).body.data;
    expect(content).toBe(`<p>${mentionOf({ id: ada.id, username: 'ada' })} said so</p>`);
    expect(excerpt).toBe('@ada said so');
    expect(await mentionsIn(ada, topic.id)).toMatchObject([{ comment_id: null }]);
  });

  it('tells once, also when an edit adds it, takes it out or brings it back', async () => {
    const topic = await makeTopic(member, boardId, 'Edited', '<p>Nobody yet</p>');
    await comment(member, topic.id, '<p>Nobody here either</p>');
    const { id } = await lastComment(member, topic.id);
    for (const text of ['@ada looks', 'nobody looks', '@ada looks again']) {
      await edit(member, topic.id, { content: `<p>${text}</p>` });
      await change(member, id, `<p>${text}</p>`);
      await mentionsIn(ada, topic.id);
      await ada.call('POST /api/v3/notifications/track', { body: {} });
    }
    const told = await mentionsIn(ada, topic.id);
    expect(told.map(({ comment_id }) => comment_id).sort()).toEqual([id, null].sort());
  });

  it('is of nobody who may not read it', async () => {
    const staffOnly = await makeBoard(admin, 'Staff', 'admin', 'admin');
    const topic = await makeTopic(
      admin,
      staffOnly,
      'Hidden',
      `<p>@ada and <span data-mention="${member.id}">x</span></p>`,
    );
    expect(await contentOf(admin, topic.id)).toBe('<p>@ada and x</p>');
    await admin.call('PUT /api/v4/admin/boards/{id}', {
      params: { id: staffOnly },
      body: { name: 'Staff', color: '#0F6B5C', read_by: 'guest', write_by: 'admin' },
    });
    expect(await mentionsIn(ada, topic.id)).toEqual([]);
  });

  it('in a ticket is of its author and administrators', async () => {
    const topic = await makeTopic(member, await makeHelpdesk(admin, 'Help'), 'Help me', '<p>@ada @adminna @memo</p>');
    const [, ...mentioned] = [
      { id: ada.id, username: 'ada' },
      { id: admin.id, username: 'adminna' },
      { id: member.id, username: 'memo' },
    ];
    expect(await contentOf(admin, topic.id)).toBe(`<p>@ada ${mentioned.map(mentionOf).join(' ')}</p>`);
    expect(await mentionsIn(ada, topic.id)).toEqual([]);
    expect(await mentionsIn(admin, topic.id)).toHaveLength(1);
  });

  it('tells nobody who has blocked its author, and not its author', async () => {
    const blocked = await api.member('blocked');
    await ada.call('POST /api/v4/users/{id}/block', { params: { id: blocked.id } });
    const topic = await makeTopic(blocked, boardId, 'Blocked', '<p>@ada @blocked</p>');
    expect(await mentionsIn(ada, topic.id)).toEqual([]);
    expect(await mentionsIn(blocked, topic.id)).toEqual([]);
  });

  it('is not told again by a quote of it', async () => {
    const topic = await makeTopic(member, boardId, 'Quoted', '<p>Hello all</p>');
    const quote =
      '<blockquote><p><a href="https://lyceum.test/x"><strong>Memo</strong></a></p><p>@ada</p></blockquote>';
    await comment(member, topic.id, `${quote}<p>Agreed</p>`);
    expect((await lastComment(member, topic.id)).content).toContain('data-mention');
    expect(await mentionsIn(ada, topic.id)).toEqual([]);
  });

  it('of a planned topic is told when it comes out', async () => {
    const { body } = await admin.call('POST /conversations', {
      body: { title: 'Later', content: '<p>@ada will see</p>', channel_id: boardId, release_date: '01-01-2090 10:00' },
    });
    await edit(admin, body.data.id, { content: '<p>@ada will see it</p>' });
    expect(await mentionsIn(ada, body.data.id)).toEqual([]);
    await edit(admin, body.data.id, { release_date: new Date(Date.now() + 1500).toISOString() });
    await until('it was told', async () => (await mentionsIn(ada, body.data.id)).length > 0);
  });

  it('is of a limited number of members, and a text beyond it is refused', async () => {
    const many = await Promise.all(Array.from({ length: MENTIONS_MAX + 1 }, (_, index) => api.member(`many-${index}`)));
    const names = many.map((_, index) => `@many-${index}`);
    const topic = await makeTopic(member, boardId, 'Many', '<p>Hello all</p>');
    const refused = await comment(member, topic.id, `<p>${names.join(' ')}</p>`);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { content: [`A text can mention up to ${MENTIONS_MAX} members.`] },
    ]);
    expect((await comment(member, topic.id, `<p>${names.slice(1).join(' ')}</p>`)).status).toBe(201);
  });

  it('in a message is of those in the thread', async () => {
    const thread = await threadOf(member, [ada], '<p>Hello</p>');
    await sent(member, thread, '<p>@ada and @adminna</p>');
    expect(await bodiesOf(ada, thread)).toContain(`<p>${mentionOf({ id: ada.id, username: 'ada' })} and @adminna</p>`);
  });

  it('does not stand in texts that tell nobody', async () => {
    const description = `<p>@ada and <span data-mention="${ada.id}">@ada</span></p>`;
    const group = await makeGroup(member, { name: 'Potters', description });
    expect(group.description).toBe('<p>@ada and @ada</p>');
  });
});

describe('what members are called now', () => {
  it('is answered by their ids, to everybody', async () => {
    const grace = await api.member('grace');
    await grace.call('PUT /api/v3/profile', { body: { username: 'hopper' } });
    const { body } = await api
      .guest()
      .call('GET /api/v4/usernames', { query: { ids: `${grace.id},${ada.id},999999` } });
    expect(body.data.sort((a: { id: number }, b: { id: number }) => a.id - b.id)).toEqual([
      { id: ada.id, username: 'ada' },
      { id: grace.id, username: 'hopper' },
    ]);
    const wrong = await api.guest().call('GET /api/v4/usernames', { query: { ids: '1,x' } });
    expect(wrong.status).toBe(422);
  });
});
