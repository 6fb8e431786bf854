import type { QueryRunner } from 'typeorm';
import { Notifications } from '../../../apps/api/src/modules/notifications/index.ts';
import { Jobs } from '../../../apps/api/src/platform/jobs/jobs.ts';
import { NotificationLines1763700000042 } from '../../../migrations/0042-notification-lines.ts';
import { NotificationSubjects1763700000037 } from '../../../migrations/0037-notification-subjects.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

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

const unseen = async (of: Persona): Promise<number | undefined> =>
  (await of.call('GET /api/v4/notifications/pings')).body.data[`notifications.${of.id}`];

describe('notifications', () => {
  it('tell the author of a comment by somebody else, once, and only what they may read', async () => {
    const author = await api.member('author');
    const board = await makeBoard(admin, 'Straks dicht');
    const topic = await makeTopic(author, board, 'Wie reageert?');
    await comment(author, topic.id);
    await comment(member, topic.id);
    await until('the notification is there', async () => (await unseen(author)) === 1);
    const list = await author.call('GET /api/v3/notifications');
    expect(list.body.data).toMatchObject([
      { type: 'comment', seen: false, user: { id: member.id }, topic: { slug: topic.slug } },
    ]);

    await admin.call('PUT /api/v4/admin/boards/{id}', {
      params: { id: board },
      body: { name: 'Straks dicht', color: '#0F6B5C', read_by: 'admin', write_by: 'admin' },
    });
    expect([await unseen(author), (await author.call('GET /api/v3/notifications')).body.data]).toEqual([0, []]);
  });

  it('come once, however often the job is delivered and in whatever order (promise 13)', async () => {
    const author = await api.member('paid');
    const topic = await makeTopic(author, boardId, 'Dubbel bezorgd');
    const said = [await comment(member, topic.id), await comment(moderator, topic.id)];
    const jobs = api.app.get(Jobs);
    const deliveries = [0, 1, 0, 1, 1, 0];
    for (const [delivery, which] of deliveries.entries()) {
      const stream = `comment-${said[which]!.body.data.id}`;
      const [event] = await api.kernel.store.read(api.kernel.db.pool, stream);
      const job = { event_id: event!.id, effect: 'notify-of-comment', stream, version: 1, due_at: null };
      await jobs.add(job.effect, job, `again-${topic.id}-${delivery}`);
    }
    await until('every job has run', async () => {
      // What is delayed is what the clock brings again and again.
      const { waiting, active } = await jobs.counts();
      return waiting + active === 0;
    });
    const list = await author.call('GET /api/v3/notifications');
    expect(list.body.data).toMatchObject([{ type: 'comment', others: 1 }]);
  });

  it('are seen one by one, and only by the member whose they are', async () => {
    const [author, other] = [await api.member('sorter'), await api.member('stranger')];
    const topics = [await makeTopic(author, boardId, 'Een'), await makeTopic(author, boardId, 'Twee')];
    for (const { id } of topics) await comment(member, id);
    await until('both notifications are there', async () => (await unseen(author)) === 2);
    const list = async (where?: string) =>
      (await author.call('GET /api/v3/notifications', where ? { query: { where } } : {})).body.data as { id: number }[];
    const [newest, oldest] = await list();
    const seen = (who: Persona, ids: number[]) =>
      who.call('POST /api/v3/notifications/track', { body: { notification_ids: ids } });
    await seen(other, [newest!.id]);
    expect(await unseen(author)).toBe(2);
    await seen(author, [newest!.id, newest!.id]);
    expect((await list('seen:false')).map(({ id }) => id)).toEqual([oldest!.id]);
    // No id is not all of them.
    expect((await seen(author, [])).status).toBe(422);
    expect(await unseen(author)).toBe(1);
  });

  it('are seen by conversation or all at once', async () => {
    const author = await api.member('reader');
    const topic = await makeTopic(author, boardId, 'Gezien?');
    await comment(member, topic.id);
    await until('the notification is there', async () => (await unseen(author)) === 1);
    await author.call('POST /api/v3/notifications/track', { body: { conversation: topic.id + 1 } });
    expect(await unseen(author)).toBe(1);
    await author.call('POST /api/v3/notifications/track', { body: { conversation: topic.id } });
    expect(await unseen(author)).toBe(0);
  });
});

/** Of a kind that no module of the product has. */
async function tellOf(members: readonly number[], subject: { kind: string; id: number }, part = ''): Promise<void> {
  const notifications = api.app.get(Notifications);
  const at = new Date();
  const { pool } = api.kernel.db;
  await notifications.make(pool, { type: 'comment', members, actor_id: admin.id, subject, part, at });
}

describe('notifications about what other modules have', () => {
  it('show what the module says is there for the viewer, in lists and counts alike', async () => {
    const [reader, other] = [await api.member('lezer'), await api.member('anderer')];
    const shown = (id: number) => ({ topic: { id, title: `Les ${id}`, slug: `les-${id}` }, comment_id: null });
    api.app.get(Notifications).about('loom', {
      visible: ({ id: viewer }, subjects) =>
        Promise.resolve(subjects.map(({ id }) => (viewer === reader.id && id !== 2 ? shown(id) : null))),
    });
    for (const id of [1, 2, 3]) await tellOf([reader.id, other.id], { kind: 'loom', id });
    const listed = await reader.call('GET /api/v3/notifications');
    expect(listed.body.data).toMatchObject([{ topic: { slug: 'les-3' } }, { topic: { slug: 'les-1' } }]);
    expect([await unseen(reader), await unseen(other)]).toEqual([2, 0]);
    // Not those of a lesson of the same number.
    await reader.call('POST /api/v3/notifications/track', { body: { conversation: 1 } });
    expect(await unseen(reader)).toBe(2);
  });

  it('are shown to nobody while no module says who may see them', async () => {
    const reader = await api.member('wachter');
    await tellOf([reader.id], { kind: 'forgotten', id: 1 });
    expect((await reader.call('GET /api/v3/notifications')).body.data).toEqual([]);
    expect(await unseen(reader)).toBe(0);
  });

  it('have one rule for each kind, and one count of each name', () => {
    const notifications = api.app.get(Notifications);
    expect(() => notifications.about('topic', { visible: () => Promise.resolve([]) })).toThrow('registered twice');
    expect(() => notifications.count('notifications', () => Promise.resolve(0))).toThrow('registered twice');
  });
});

describe('the list of notifications', () => {
  it('is reached to its end by the cursor and by pages, each once, and in part by type', async () => {
    const reader = await api.member('verzamelaar');
    const topic = await makeTopic(member, boardId, 'Veel te melden');
    for (let made = 0; made < 25; made += 1) await tellOf([reader.id], { kind: 'topic', id: topic.id }, `part ${made}`);
    const ids = (data: { id: number }[]) => data.map(({ id }) => id);
    const first = (await reader.call('GET /api/v3/notifications')).body;
    const rest = await reader.call('GET /api/v3/notifications', { query: { cursor: first.meta.next_cursor! } });
    expect([first.data.length, rest.body.data.length, rest.body.meta.next_cursor]).toEqual([20, 5, null]);
    expect(new Set(ids([...first.data, ...rest.body.data])).size).toBe(25);
    const second = await reader.call('GET /api/v3/notifications', { query: { page: 2 } });
    expect(ids(second.body.data)).toEqual(ids(rest.body.data));
    const ofType = async (type: string) =>
      (await reader.call('GET /api/v3/notifications', { query: { type, limit: 100 } })).body.data.length;
    const counts = await Promise.all(['comment', 'replies', 'ticket', 'group-activity', 'event-activity'].map(ofType));
    expect(counts).toEqual([25, 25, 0, 0, 0]);
  });
});

describe('notifications of before they had subjects', () => {
  const about = (id: number, data: object = {}) => ({ kind: 'topic', id, data });
  it('keep what they are about', async () => {
    const client = await api.kernel.db.pool.connect();
    const runner = { query: (text: string) => client.query(text) } as unknown as QueryRunner;
    const migration = new NotificationSubjects1763700000037();
    const lines = new NotificationLines1763700000042();
    try {
      await client.query('begin');
      await lines.down(runner);
      await migration.down(runner);
      await client.query(`insert into notifications.notification (member_id, type, actor_id, topic_id, comment_id, created_at)
        values (-1, 'ticket', 1, 8, null, now()), (-1, 'comment', 1, 8, 9, now()), (-1, 'comment', 2, 8, 10, now())`);
      await migration.up(runner);
      await client.query(`insert into notifications.notification (member_id, type, actor_id, subject_kind, subject_id, created_at, seen_at)
        values (-1, 'ticket', 1, 'topic', 7, now() - interval '1 day', now()), (-1, 'ticket', 1, 'topic', 7, now() - interval '2 days', now())`);
      await lines.up(runner);
      const { rows } = await client.query(
        `select l.type, l.seen_at is not null as seen, json_agg(json_build_object('kind', n.subject_kind, 'id', n.subject_id, 'data', n.data) order by n.id) as about
         from notifications.line l join notifications.notification n on n.line_id = l.id where l.member_id = -1 group by l.id order by l.place desc`,
      );
      expect(rows).toEqual([
        { type: 'comment', seen: false, about: [about(8, { comment_id: 9 }), about(8, { comment_id: 10 })] },
        { type: 'ticket', seen: false, about: [about(8)] },
        { type: 'ticket', seen: true, about: [about(7)] },
        { type: 'ticket', seen: true, about: [about(7)] },
      ]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
