import { admin as contract } from '@lyceum/contracts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { comment } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let reader: Persona;
let open: number;
let closed: number;
let spammers = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('moderata', 'moderator');
  reader = await api.member('lezer');
  open = await makeBoard(admin, 'Klei');
  closed = await makeBoard(admin, 'Bestuur', 'admin', 'admin');
});
afterAll(() => api.close());

const reason = 'Spam';
const say = async (who: Persona, topicId: number, in_reply_to?: number): Promise<number> => {
  const body = { content: '<p>Koop nu</p>', in_reply_to };
  const answer = await who.call('POST /api/v3/topics/{id}/comments', { params: { id: topicId }, body });
  return answer.body.data.id as number;
};
const summary = async (who: Persona, { id }: Persona) => {
  await api.settled();
  const answer = await who.call('GET /api/v4/admin/members/{id}/posts', { params: { id } });
  return contract.adminMemberPosts.output.parse(answer.body).data;
};
/** Calls the operation until the last page. Returns the pages. */
async function all(who: Persona, route: 'delete' | 'restore', { id }: Persona, first: object) {
  const pages: contract.BatchPage[] = [];
  let body: object = { reason, ...first };
  for (;;) {
    const answer = await who.call(`POST /api/v4/admin/members/{id}/posts/${route}`, { params: { id }, body });
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    const page = contract.deleteMemberPosts.output.parse(answer.body).data;
    pages.push(page);
    if (page.next === null) return pages;
    body = { ...body, batch: page.batch, next: page.next };
  }
}
const total = (pages: contract.BatchPage[]) => ({
  topics: pages.reduce((sum, page) => sum + page.topics, 0),
  comments: pages.reduce((sum, page) => sum + page.comments, 0),
});
const events = async ({ id }: Persona) => {
  const { rows } = await api.kernel.db.pool.query(
    `select count(*)::int as n from events.event where type in ('TopicDeleted', 'CommentDeleted', 'TopicRestored', 'CommentRestored')
       and stream_id in (select 'topic-' || id from community.topic where author_id = $1
                         union all select 'comment-' || id from community.comment where author_id = $1)`,
    [id],
  );
  return rows[0]!.n as number;
};
const history = async (kind: string, id: number) => {
  const { body } = await moderator.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind, id } });
  return (body.data as { type: string; reason: string | null }[]).map((entry) => [entry.type, entry.reason]);
};
/** Writes on their own topics and on someone else's, with a reply to themselves. */
async function spammer(topics: number, comments: number): Promise<Persona> {
  const who = await api.member(`spammer-${++spammers}`);
  const other = await makeTopic(reader, open, `Van een ander ${spammers}`);
  const own: number[] = [];
  for (let each = 0; each < topics; each += 1) own.push((await makeTopic(who, open, `Koop ${spammers} ${each}`)).id);
  const first = await say(who, other.id);
  await say(who, other.id, first);
  for (let each = 2; each < comments; each += 1) await say(who, own[each % topics] ?? other.id);
  return who;
}
/** Moves what a member wrote into the past. */
async function age({ id }: Persona, days: number): Promise<void> {
  for (const table of ['topic', 'comment'])
    await api.kernel.db.pool.query(
      `update community.${table} set created_at = created_at - interval '${days} days' where author_id = ${id}`,
    );
}

describe('a deletion from the console', () => {
  it('of one topic or comment keeps its reason in the history, and changes nothing the second time', async () => {
    const topic = await makeTopic(reader, open, 'Te verwijderen');
    const said = ((await comment(reader, topic.id, '<p>Weg</p>')).body as { data: { id: number } }).data.id;
    for (const status of [200, 404]) {
      const answer = await moderator.call('DELETE /comments/{id}', { params: { id: said }, query: { reason } });
      expect(answer.status).toBe(status);
    }
    for (const status of [200, 404]) {
      const answer = await moderator.call('DELETE /conversations/{id}', {
        params: { id: topic.id },
        query: { reason },
      });
      expect(answer.status).toBe(status);
    }
    expect((await history('comment', said)).slice(1)).toEqual([['CommentDeleted', reason]]);
    expect((await history('topic', topic.id)).slice(1)).toEqual([['TopicDeleted', reason]]);
  });
});

describe('the deletion of everything that a member wrote', () => {
  it('removes 55 posts with their reason, and restores all of them', async () => {
    const who = await spammer(15, 40);
    const counts = { topics: 15, comments: 40 };
    expect(await summary(moderator, who)).toEqual({ periods: { day: counts, week: counts, all: counts }, batches: [] });
    expect(total(await all(moderator, 'delete', who, { period: 'day' }))).toEqual(counts);
    const { periods, batches } = await summary(moderator, who);
    expect(periods.all).toEqual({ topics: 0, comments: 0 });
    expect(batches).toMatchObject([{ ...counts, deleted_by: { id: moderator.id } }]);
    const { deleted_at: batch } = batches[0]!;
    const restored = await all(moderator, 'restore', who, { batch, deleted_by: moderator.id });
    expect(total(restored)).toEqual(counts);
    expect(restored.flatMap(({ failed }) => failed)).toEqual([]);
    expect(await summary(moderator, who)).toEqual({ periods: { day: counts, week: counts, all: counts }, batches: [] });
  });

  it('deletes only what is in the period', async () => {
    const who = await spammer(1, 2);
    await age(who, 6);
    const old = await spammer(1, 2);
    await age(old, 8);
    const none = { topics: 0, comments: 0 };
    const some = { topics: 1, comments: 2 };
    expect((await summary(moderator, who)).periods).toEqual({ day: none, week: some, all: some });
    expect((await summary(moderator, old)).periods).toEqual({ day: none, week: none, all: some });
    expect(total(await all(moderator, 'delete', who, { period: 'day' }))).toEqual(none);
    expect(total(await all(moderator, 'delete', who, { period: 'week' }))).toEqual(some);
    expect(total(await all(moderator, 'delete', old, { period: 'week' }))).toEqual(none);
    expect(total(await all(moderator, 'delete', old, { period: 'all' }))).toEqual(some);
    // The rows say again what their events say.
    await age(who, -6);
    await age(old, -8);
  });

  it('finishes when it runs again after a crash, and changes nothing after that', async () => {
    const who = await spammer(2, 52);
    const body = { period: 'all', reason };
    const first = await moderator.call('POST /api/v4/admin/members/{id}/posts/delete', {
      params: { id: who.id },
      body,
    });
    expect(first.body.data).toMatchObject({ topics: 0, comments: 50, failed: [] });
    // The next page of the first run is never asked for.
    expect(total(await all(moderator, 'delete', who, { period: 'all' }))).toEqual({ topics: 2, comments: 2 });
    expect(total(await all(moderator, 'delete', who, { period: 'all' }))).toEqual({ topics: 0, comments: 0 });
    expect(await events(who)).toBe(54);
    expect((await summary(moderator, who)).batches).toHaveLength(2);
  });

  it('deletes each post once if two run at the same time', async () => {
    const who = await spammer(3, 12);
    const both = await Promise.all([
      all(moderator, 'delete', who, { period: 'all' }),
      all(admin, 'delete', who, { period: 'all' }),
    ]);
    expect(total(both.flat())).toEqual({ topics: 3, comments: 12 });
    expect(both.flat(2).flatMap(({ failed }) => failed)).toEqual([]);
    expect(await events(who)).toBe(15);
  });

  it('leaves boards that the moderator may not read, and posts that were deleted before', async () => {
    const who = await spammer(2, 2);
    const [, one] = (await who.call('GET /api/v3/topics', { query: { type: 'user', user_id: who.id } })).body.data as {
      id: number;
    }[];
    await who.call('DELETE /conversations/{id}', { params: { id: one!.id } });
    expect(total(await all(moderator, 'delete', who, { period: 'all' }))).toEqual({ topics: 1, comments: 2 });
    const [batch] = (await summary(moderator, who)).batches;
    const restore = { batch: batch!.deleted_at, deleted_by: moderator.id };
    expect(total(await all(moderator, 'restore', who, restore))).toEqual({ topics: 1, comments: 2 });
    const hidden = await makeTopic(admin, closed, 'Intern');
    expect(hidden.id).toBeGreaterThan(0);
    expect((await summary(moderator, admin)).periods.all.topics).toBe(0);
    expect((await summary(admin, admin)).periods.all.topics).toBe(1);
  });

  it('reports comments that stay deleted because their topic is', async () => {
    const who = await spammer(1, 2);
    await all(moderator, 'delete', who, { period: 'all' });
    const [batch] = (await summary(moderator, who)).batches;
    const { rows } = await api.kernel.db.pool.query(
      `select distinct topic_id as id from community.comment where author_id = ${who.id}`,
    );
    await moderator.call('DELETE /conversations/{id}', { params: { id: rows[0]!.id as number } });
    const [page] = await all(moderator, 'restore', who, { batch: batch!.deleted_at, deleted_by: moderator.id });
    expect(page).toMatchObject({ topics: 1, comments: 0, next: null });
    expect(page!.failed.map(({ kind, why }) => [kind, why])).toEqual([
      ['comment', 'missing'],
      ['comment', 'missing'],
    ]);
  });

  it('is for administrators if the author is staff, and needs a reason, a known member and a recent batch', async () => {
    const send = async (who: Persona, id: number, body: object) =>
      (await who.call('POST /api/v4/admin/members/{id}/posts/delete', { params: { id }, body })).status;
    const period = 'day';
    expect(await send(moderator, admin.id, { period, reason })).toBe(403);
    expect(await send(admin, moderator.id, { period, reason })).toBe(200);
    expect(await send(reader, reader.id, { period, reason })).toBe(403);
    expect(await send(moderator, 999_999, { period, reason })).toBe(404);
    expect(await send(moderator, reader.id, { period, reason: ' ' })).toBe(422);
    for (const hours of [-2, -0.5, 1]) {
      const batch = new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
      expect(await send(moderator, reader.id, { period, reason, batch })).toBe(422);
    }
  });
});
