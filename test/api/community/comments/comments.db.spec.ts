import { community, gifs } from '@lyceum/contracts';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { until } from '../../../support/until.ts';

let api: TestApi;
let moderator: Persona;
let asker: Persona;
let helper: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  const admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  asker = await api.member('asker');
  helper = await api.member('helper');
  boardId = await makeBoard(admin, 'Vragen');
});
afterAll(() => api.close());

const say = (persona: Persona, id: number, content: string, in_reply_to?: number) =>
  persona.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: { content, in_reply_to } });
const said = async (persona: Persona, id: number, content: string, inReplyTo?: number): Promise<number> =>
  (await say(persona, id, `<p>${content}</p>`, inReplyTo)).body.data.id as number;
const list = async (id: number, query: object = {}) => {
  await api.settled();
  const { body } = await asker.call('GET /api/v3/topics/{id}/comments', { params: { id }, query });
  return community.listComments.output.parse(body);
};
const show = async (id: number) => {
  await api.settled();
  return (await asker.call('GET /api/v3/topics/{id}', { params: { id } })).body.data as community.Topic;
};
const accept = (persona: Persona, id: number, accepted: boolean) =>
  persona.call('PUT /api/v4/comments/{id}/accepted', { params: { id }, body: { accepted } });
const remove = (persona: Persona, id: number) => persona.call('DELETE /comments/{id}', { params: { id } });
const restore = (persona: Persona, id: number) =>
  persona.call('POST /api/v4/comments/{id}/restore', { params: { id } });
const edit = (persona: Persona, id: number, content: string, version?: number) =>
  persona.call('PUT /api/v4/comments/{id}', { params: { id }, body: { content, version } });

it('a new comment, or reply, is answered as its author then reads it, whoever that is', async () => {
  const topic = await makeTopic(asker, boardId, 'Zoals het er staat');
  for (const writer of [asker, helper, moderator]) {
    const { data: comment } = (await say(writer, topic.id, '<p>zoals ik het zeg</p>')).body;
    const { data: reply } = (await say(writer, topic.id, '<p>met een antwoord</p>', comment.id)).body;
    await api.settled();
    const { body } = await writer.call('GET /api/v3/topics/{id}/comments', { params: { id: topic.id } });
    const read = (body.data as community.Comment[]).find(({ id }) => id === comment.id)!;
    expect(read).toEqual({ ...comment, replies_count: 1, replies: read.replies });
    expect(reply).toEqual({ ...read.replies[0], replies_count: 0, replies: [] });
    community.comment.parse(reply);
  }
});

describe('a GIF', () => {
  const found = async (tag: string) => {
    const { body } = await helper.call('GET /api/v4/gifs/search', { query: { tag } });
    return gifs.searchGifs.output.parse(body).results[0]!;
  };
  const send = (persona: Persona, id: number, body: object) =>
    persona.call('POST /api/v3/topics/{id}/comments', { params: { id }, body });

  it('is found by a category and by a word, with its pictures on this server', async () => {
    const { tags } = gifs.gifCategories.output.parse((await helper.call('GET /api/v4/gifs/categories')).body);
    expect(tags.length).toBeGreaterThan(5);
    const query = { tag: tags[0]!.name, limit: 1 };
    expect((await helper.call('GET /api/v4/gifs/search', { query })).body.results).toHaveLength(1);
    const { url, dims } = (await found('coffee')).media[0].gif;
    expect(dims).toEqual([240, 180]);
    const picture = await fetch(api.url + url);
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/gif', 'nosniff']);
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('GIF8');
    expect((await fetch(`${api.url}${url}x`)).status).toBe(404);
  });

  it('has a still first frame for readers who ask for less motion', async () => {
    const { url } = (await found('coffee')).media[0].gif;
    const still = await fetch(`${api.url}${url}&still=1`);
    const { pages = 1, ...frame } = await sharp(Buffer.from(await still.arrayBuffer())).metadata();
    expect([still.headers.get('content-type'), pages, frame.width]).toEqual(['image/webp', 1, 240]);
    expect((await fetch(`${api.url}${url}x&still=1`)).status).toBe(404);
  });

  it('is sent as a comment and as a reply, shown as an image, and edited by nobody', async () => {
    const topic = await makeTopic(asker, boardId, 'Met een GIF');
    const { title, media } = await found('koffie');
    const gif = media[0].gif.url;
    const posted = (await send(helper, topic.id, { gif, custom_data: { any: 1 } })).body.data as community.Comment;
    expect(posted.content).toContain(`<img src="${gif}" alt="GIF: ${title}"`);
    expect([posted.excerpt, posted.permissions.includes('EDIT')]).toEqual(['GIF', false]);
    const reply = (await send(helper, topic.id, { gif, in_reply_to: posted.id })).body.data as community.Comment;
    const { data } = await list(topic.id);
    expect(data[0]).toMatchObject({ id: posted.id, content: posted.content, excerpt: 'GIF' });
    expect(data[0]!.replies[0]).toMatchObject({ id: reply.id, content: posted.content });
    const read = (await helper.call('GET /api/v3/topics/{id}/comments', { params: { id: topic.id } })).body.data[0];
    expect([read.permissions, read.replies[0].permissions].map((rights) => rights.includes('EDIT'))).toEqual([
      false,
      false,
    ]);
    expect((await edit(helper, posted.id, '<p>anders</p>')).status).toBe(403);
  });

  it('that this server has not issued is refused, and an image that is written is left out', async () => {
    const topic = await makeTopic(asker, boardId, 'Zonder GIF');
    const { url } = (await found('coffee')).media[0].gif;
    const before = await api.eventCount();
    for (const gif of ['https://media.giphy.com/media/1/giphy.gif', `${url}x`, `https://evil.example${url}`, '']) {
      const { status, body } = await send(helper, topic.id, { gif });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['gif']]);
    }
    expect((await send(helper, topic.id, {})).status).toBe(422);
    expect(await api.eventCount()).toBe(before);
    const { body } = await say(helper, topic.id, `<p>kijk</p><img src="${url}" alt="x" width="1" height="1">`);
    expect(body.data.content).toBe('<p>kijk</p>');
  });

  it('of a service that is linked to makes a comment impossible to edit (part 1 §5)', async () => {
    const topic = await makeTopic(asker, boardId, 'Met een link');
    const id = await said(helper, topic.id, '<a href="https://media.tenor.com/a/b.gif">kijk</a>');
    const mine = (await helper.call('GET /api/v3/topics/{id}/comments', { params: { id: topic.id } })).body.data[0];
    expect(mine.permissions).not.toContain('EDIT');
    expect((await edit(helper, id, '<p>anders</p>')).status).toBe(403);
  });
});

describe('replies', () => {
  it('stand under their comment, one level deep, ten at first and the others on request', async () => {
    const topic = await makeTopic(asker, boardId, 'Met antwoorden');
    const parent = await said(helper, topic.id, 'reactie');
    const first = await said(asker, topic.id, 'antwoord 1', parent);
    for (let n = 2; n <= 12; n += 1) await said(helper, topic.id, `antwoord ${n}`, n === 2 ? first : parent);
    const { data, meta } = await list(topic.id);
    expect([data.length, meta.total, (await show(topic.id)).comments_count]).toEqual([1, 1, 13]);
    expect(data[0]).toMatchObject({ id: parent, in_reply_to: null, replies_count: 12 });
    expect(data[0]!.replies.map(({ excerpt }) => excerpt)).toEqual(
      Array.from({ length: 10 }, (_, n) => `antwoord ${n + 1}`),
    );
    expect(new Set(data[0]!.replies.map(({ in_reply_to }) => in_reply_to))).toEqual(new Set([parent]));
    expect(data[0]!.replies[0]!.permissions).not.toContain('REPLY');
    const more = await asker.call('GET /api/v2/comments', { query: { comment_id: parent, page: 2, limit: 10 } });
    expect(community.listReplies.output.parse(more.body).data.map(({ excerpt }) => excerpt)).toEqual([
      'antwoord 11',
      'antwoord 12',
    ]);
    expect(more.body.meta).toMatchObject({ total: 12, next_cursor: null });
  });

  it('can be liked, and are refused under what is not there or stands elsewhere', async () => {
    const topic = await makeTopic(asker, boardId, 'Waar hoort het');
    const elsewhere = await said(helper, (await makeTopic(asker, boardId, 'Elders')).id, 'daar');
    expect((await say(asker, topic.id, '<p>x</p>', elsewhere)).status).toBe(422);
    expect((await say(asker, topic.id, '<p>x</p>', 99_999)).status).toBe(404);
    const parent = await said(helper, topic.id, 'weg straks');
    const reply = await said(asker, topic.id, 'antwoord', parent);
    await moderator.call('PUT /api/v4/posts/{id}/like', { params: { id: reply } });
    expect((await list(topic.id)).data[0]!.replies[0]).toMatchObject({ likes_count: 1 });
    await remove(helper, parent);
    expect((await say(asker, topic.id, '<p>te laat</p>', parent)).status).toBe(404);
    expect((await asker.call('PUT /api/v4/posts/{id}/like', { params: { id: reply } })).status).toBe(404);
  });

  it('never come to stand under a comment that is deleted at the same moment (promise 18)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const topic = await makeTopic(asker, boardId, `Onder wat ${round}`);
      const parent = await said(helper, topic.id, 'wedloop');
      await Promise.all([
        remove(helper, parent),
        ...Array.from({ length: 4 }, () => say(asker, topic.id, '<p>net te laat?</p>', parent)),
      ]);
      const { rows } = await api.kernel.db.pool.query(
        `select type from events.event e where (data ->> 'topic_id')::int = $1 order by e.txid, e.position`,
        [topic.id],
      );
      expect(rows.at(-1).type).toBe('CommentDeleted');
    }
  });
});

describe('the accepted answer', () => {
  it('is chosen by the asker or staff, stands first and once, and marks the topic', async () => {
    const topic = await makeTopic(asker, boardId, 'Wie weet het');
    const ids: number[] = [];
    for (let n = 1; n <= 25; n += 1) ids.push(await said(helper, topic.id, `reactie ${n}`));
    expect((await accept(helper, ids[16]!, true)).status).toBe(403);
    expect((await accept(asker, ids[16]!, true)).body.data).toMatchObject({ accepted_answer: true });
    expect((await accept(asker, ids[16]!, true)).status).toBe(200);
    expect(await show(topic.id)).toMatchObject({ answered: true });
    const seen: number[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(topic.id, cursor ? { cursor } : {});
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.meta.next_cursor;
    } while (cursor);
    expect(seen).toEqual([ids[16], ...ids.filter((id) => id !== ids[16])]);
    expect((await list(topic.id, { page: 2 })).data[0]!.id).toBe(ids[9]);
    await accept(moderator, ids[2]!, true);
    expect((await list(topic.id)).data.filter(({ accepted_answer }) => accepted_answer).map(({ id }) => id)).toEqual([
      ids[2],
    ]);
    await remove(helper, ids[2]!);
    expect(await show(topic.id)).toMatchObject({ answered: false });
    await restore(helper, ids[2]!);
    await accept(asker, ids[2]!, false);
    expect(await show(topic.id)).toMatchObject({ answered: false });
  });

  it('by the older call comes with other words or not at all', async () => {
    const topic = await makeTopic(asker, boardId, 'Woorden en keus');
    const put = (who: Persona, id: number, content: string) =>
      who.call('PUT /comments/{id}', { params: { id }, body: { content: `<p>${content}</p>`, accept_answer: '1' } });
    const id = await said(helper, topic.id, 'eerst dit');
    expect((await put(helper, id, 'half gedaan')).status).toBe(403);
    expect((await list(topic.id)).data).toMatchObject([{ content: '<p>eerst dit</p>', accepted_answer: false }]);
    // Each takes the topic's row before its comment's, so none waits for another in a ring.
    const own = await Promise.all(Array.from({ length: 8 }, (_, n) => said(asker, topic.id, `eigen ${n}`)));
    const answers = await Promise.all(own.map((each) => put(asker, each, 'zo is het')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const comments = (await list(topic.id)).data;
    expect(comments.filter(({ content }) => content === '<p>zo is het</p>')).toHaveLength(8);
    expect(comments.filter(({ accepted_answer }) => accepted_answer)).toHaveLength(1);
  });

  it('of several chosen in fifty requests at once is one', async () => {
    const topic = await makeTopic(asker, boardId, 'Kies er een');
    const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => said(helper, topic.id, `keus ${n}`)));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => accept(asker, ids[n % ids.length]!, true)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await list(topic.id)).data.filter(({ accepted_answer }) => accepted_answer)).toHaveLength(1);
  });

  it('is a comment, not a reply, and chosen only while the topic is open', async () => {
    const topic = await makeTopic(asker, boardId, 'Niet elk');
    const parent = await said(helper, topic.id, 'reactie');
    expect((await accept(asker, await said(helper, topic.id, 'antwoord', parent), true)).status).toBe(403);
    await moderator.call('POST /api/v4/topics/{id}/close', { params: { id: topic.id } });
    expect((await accept(asker, parent, true)).status).toBe(409);
  });
});

describe('editing and deleting a comment', () => {
  it('edits one’s own; its versions stay, and of two edits of one version one is told', async () => {
    const topic = await makeTopic(asker, boardId, 'Verbeterd');
    const id = await said(helper, topic.id, 'foutje');
    expect((await edit(moderator, id, '<p>Van mij nu</p>')).status).toBe(403);
    expect((await edit(helper, id, '<p> </p>')).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map((n) => edit(helper, id, `<p>beter ${n}</p>`, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await list(topic.id)).data[0]).toMatchObject({ version: 2 });
    const history = await asker.call('GET /api/v4/comments/{id}/history', { params: { id } });
    expect(history.body.data).toMatchObject([
      { version: 2, title: null },
      { version: 1, content: '<p>foutje</p>' },
    ]);
    const { body } = await asker.call('GET /api/v3/topics', { query: { limit: 1 } });
    expect(body.data[0].posts[0].excerpt).toMatch(/^beter/);
  });

  it('takes its replies along, out of every list and count, and brings them back', async () => {
    const topic = await makeTopic(asker, boardId, 'Weg en terug');
    const parent = await said(helper, topic.id, 'kanarie');
    await said(asker, topic.id, 'kanarie antwoord', parent);
    const gone = await said(helper, topic.id, 'kanarie antwoord 2', parent);
    await said(moderator, topic.id, 'blijft');
    await remove(helper, gone);
    expect(await show(topic.id)).toMatchObject({ comments_count: 3 });
    expect((await remove(asker, parent)).status).toBe(403);
    expect((await remove(helper, parent)).status).toBe(200);
    expect((await remove(helper, parent)).status).toBe(404);
    expect(await show(topic.id)).toMatchObject({ comments_count: 1, posts: [{ excerpt: 'blijft' }] });
    const { data, meta } = await list(topic.id);
    expect([data.map(({ excerpt }) => excerpt), meta.total]).toEqual([['blijft'], 1]);
    expect((await asker.call('GET /api/v2/comments', { query: { comment_id: parent } })).status).toBe(404);
    expect((await asker.call('GET /api/v4/posts/{id}/likes', { params: { id: parent } })).status).toBe(404);

    expect((await restore(asker, parent)).status).toBe(404);
    expect((await restore(helper, parent)).body.data).toMatchObject({ id: parent, replies_count: 1 });
    expect(await show(topic.id)).toMatchObject({ comments_count: 3, last_commenter: { id: moderator.id } });
  });

  it('takes what it told along: the notification of a deleted comment is gone', async () => {
    const author = await api.member('author');
    const topic = await makeTopic(author, boardId, 'Hoor je dat');
    const id = await said(helper, topic.id, 'bericht');
    const unseen = async () =>
      (await author.call('GET /api/v4/notifications/pings')).body.data[`notifications.${author.id}`];
    await until('the notification is there', async () => (await unseen()) === 1);
    await remove(helper, id);
    expect([await unseen(), (await author.call('GET /api/v3/notifications')).body.data]).toEqual([0, []]);
  });
});

describe('who hears of a comment', () => {
  it('is the author, whom one replies to, and who asked for it; not who switched it off', async () => {
    const [author, follower, deaf, teller] = [
      await api.member('gast1'),
      await api.member('gast2'),
      await api.member('gast3'),
      await api.member('gast4'),
    ];
    const topic = await makeTopic(author, boardId, 'Wie hoort het');
    const mark = (persona: Persona, notifications: boolean) =>
      persona.call('PUT /conversations/{id}', { params: { id: topic.id }, body: { notifications } });
    await mark(follower, true);
    const parent = await said(deaf, topic.id, 'eerst');
    await mark(deaf, false);
    await said(teller, topic.id, 'antwoord', parent);
    // By how many: of one kind about one topic there is one line.
    const tellers = async (persona: Persona) =>
      ((await persona.call('GET /api/v3/notifications')).body.data as { others: number }[]).reduce(
        (sum, { others }) => sum + 1 + others,
        0,
      );
    await until('both were told twice', async () => (await tellers(author)) === 2 && (await tellers(follower)) === 2);
    expect([await tellers(deaf), await tellers(teller)]).toEqual([0, 0]);
    await mark(deaf, true);
    await said(teller, topic.id, 'nog een', parent);
    await until('once more, and now heard', async () => (await tellers(deaf)) === 1);
  });
});

describe('a permalink to a far comment', () => {
  it('is answered by the page that begins with it, and leads on both ways', async () => {
    const topic = await makeTopic(asker, boardId, 'Lang gesprek');
    const ids: number[] = [];
    for (let n = 1; n <= 30; n += 1) ids.push(await said(helper, topic.id, `reactie ${n}`));
    const reply = await said(asker, topic.id, 'antwoord', ids[21]);
    const at = await list(topic.id, { around: reply, size: 5 });
    expect(at.data.map(({ id }) => id)).toEqual(ids.slice(21, 26));
    const before = await list(topic.id, { before: at.meta.prev_cursor, size: 5 });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(16, 21));
    const after = await list(topic.id, { cursor: at.meta.next_cursor, size: 5 });
    expect(after.data.map(({ id }) => id)).toEqual(ids.slice(26));
    expect(after.meta.next_cursor).toBeNull();
    const start = await list(topic.id, { around: ids[0], size: 5 });
    expect([start.data[0]!.id, start.meta.prev_cursor]).toEqual([ids[0], null]);
    const strange = await asker.call('GET /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      query: { around: topic.post_id },
    });
    expect(strange.status).toBe(404);
  });
});

describe('the newest comment', () => {
  it('ends the last page, which leads back to the first; an accepted answer stands first there too', async () => {
    const topic = await makeTopic(asker, boardId, 'Naar het einde');
    const ids: number[] = [];
    for (let n = 1; n <= 12; n += 1) ids.push(await said(helper, topic.id, `reactie ${n}`));
    const last = await list(topic.id, { around: 'newest', size: 5 });
    expect([last.data.map(({ id }) => id), last.meta.next_cursor]).toEqual([ids.slice(7), null]);
    const before = await list(topic.id, { before: last.meta.prev_cursor, size: 7 });
    expect([before.data.map(({ id }) => id), before.meta.prev_cursor]).toEqual([ids.slice(0, 7), null]);
    const whole = await list(topic.id, { around: 'newest', size: 20 });
    expect([whole.data.length, whole.meta.prev_cursor]).toEqual([12, null]);
    await accept(asker, ids[11]!, true);
    const answered = await list(topic.id, { around: 'newest', size: 5 });
    expect(answered.data.map(({ id }) => id)).toEqual([ids[11], ...ids.slice(7, 11)]);
  });
});

describe('who likes a post', () => {
  it('is told to whoever may read it, newest first', async () => {
    const topic = await makeTopic(asker, boardId, 'Geliefd');
    for (const persona of [asker, helper, moderator]) {
      await persona.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    }
    const { body } = await api
      .guest()
      .call('GET /api/v4/posts/{id}/likes', { params: { id: topic.post_id }, query: { limit: 2 } });
    const first = community.listLikers.output.parse(body);
    expect(first.data.map(({ id }) => id)).toEqual([moderator.id, helper.id]);
    expect(first.meta.total).toBe(3);
    const rest = await api.guest().call('GET /api/v4/posts/{id}/likes', {
      params: { id: topic.post_id },
      query: { limit: 2, cursor: first.meta.next_cursor },
    });
    expect(rest.body.data.map(({ id }: { id: number }) => id)).toEqual([asker.id]);
  });

  it('stands on comments and replies where a list is asked with it, newest first, and nowhere else', async () => {
    const topic = await makeTopic(asker, boardId, 'Wie vindt dat leuk');
    const comment = await said(helper, topic.id, 'reactie');
    const reply = await said(asker, topic.id, 'antwoord', comment);
    for (const persona of [asker, moderator]) {
      await persona.call('PUT /api/v4/posts/{id}/like', { params: { id: comment } });
    }
    await helper.call('PUT /api/v4/posts/{id}/like', { params: { id: reply } });
    const likers = (post: community.Reply) => post.liked_by!.map(({ id, name, username }) => [id, name, username]);
    for (const word of ['with', 'include']) {
      const [asked] = (await list(topic.id, { [word]: 'liked_by' })).data;
      expect(likers(asked!).map(([id]) => id)).toEqual([moderator.id, asker.id]);
      expect(likers(asked!.replies[0]!)).toEqual([[helper.id, 'helper Example', 'helper']]);
    }
    const query = { comment_id: comment, with: 'liked_by' };
    const replies = (await asker.call('GET /api/v2/comments', { query })).body.data as community.Reply[];
    expect(likers(replies[0]!).map(([id]) => id)).toEqual([helper.id]);
    expect((await list(topic.id)).data[0]).not.toHaveProperty('liked_by');
  });
});
