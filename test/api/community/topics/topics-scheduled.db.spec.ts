import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import { ReleaseTopic } from '../../../../apps/api/src/modules/community/topics/topic.commands.ts';
import { Jobs } from '../../../../apps/api/src/platform/jobs/jobs.ts';
import { MemberStatus } from '../../../../apps/api/src/modules/identity/index.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard } from '../../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../../support/live.ts';
import type { Persona } from '../../../support/persona.ts';
import { edit, show } from '../../../support/content/topics.ts';
import { until } from '../../../support/until.ts';

const FAR = '01-01-2090 10:00';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  member = await api.member('memo');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const onBoard = async (persona: Persona, board_id: number) =>
  (await persona.call('GET /api/v3/topics', { query: { board_id } })).body;
const post = (persona: Persona, board: number, fields: object = {}) =>
  persona.call('POST /conversations', {
    body: { title: 'Nog even', content: '<p>Morgen meer</p>', channel_id: board, release_date: FAR, ...fields },
  });

describe('a scheduled topic (part 1 §4)', () => {
  it('is there for its author and administrators alone until it comes out', async () => {
    const board = await makeBoard(admin, 'Straks');
    expect((await post(member, board)).status).toBe(403);
    const posted = await post(admin, board, { sticky: '1' });
    expect(posted.body.data).toMatchObject({ status: 'non_active', sticky: true });
    const { id } = posted.body.data;
    for (const persona of [member, moderator, api.guest()]) {
      expect((await show(persona, id)).status).toBe(404);
      const feed = await onBoard(persona, board);
      expect([feed.data, feed.meta.total]).toEqual([[], 0]);
    }
    expect((await onBoard(admin, board)).meta.total).toBe(1);
    await edit(admin, id, { release_date: '01-01-2024 10:00' });
    expect((await show(member, id)).body.data).toMatchObject({ status: 'open' });
    expect((await onBoard(member, board)).meta.total).toBe(1);
    await edit(admin, id, { release_date: FAR });
    expect((await show(member, id)).status).toBe(404);
  });

  it('comes out when its moment has come, and open screens hear of it then', async () => {
    const board = await makeBoard(admin, 'Vanzelf');
    const heard = await listen(connect(api.guest()), channels.board(board, true));
    const { id } = (await post(admin, board)).body.data;
    expect(heard).toEqual([]);
    await edit(admin, id, { release_date: new Date(Date.now() + 1500).toISOString() });
    await until('it was told', () => heard.some(({ name }) => name === 'topic-posted'));
    expect(heard.find(({ name }) => name === 'topic-posted')!.data).toEqual({
      topic_id: id,
      board_id: board,
      user_id: admin.id,
    });
    expect((await show(api.guest(), id)).body.data).toMatchObject({ status: 'open' });
    await api.settled();
    expect((await onBoard(api.guest(), board)).meta.total).toBe(1);
    // Put off again, it goes from where it is shown: those who ask find nothing.
    await edit(admin, id, { release_date: FAR });
    await until('that was told', () => heard.some(({ name }) => name === 'topic-edited'));
    expect((await show(api.guest(), id)).status).toBe(404);
  });

  it('that was deleted over its moment comes out when it is brought back', async () => {
    const board = await makeBoard(admin, 'Teruggehaald');
    const { id } = (await post(admin, board)).body.data;
    await edit(admin, id, { release_date: new Date(Date.now() + 1500).toISOString() });
    await admin.call('DELETE /conversations/{id}', { params: { id } });
    const jobs = `select 1 from events.effect x join events.event e on e.id = x.event_id
      where x.effect = 'release-topic' and e.stream_id = 'topic-${id}' and e.type = 'TopicRescheduled'`;
    await until('its moment has passed', async () => (await api.kernel.db.pool.query(jobs)).rows.length > 0);
    await admin.call('POST /api/v4/topics/{id}/restore', { params: { id } });
    await until('it is out', async () => (await show(member, id)).status === 200);
    await api.settled();
    expect((await onBoard(member, board)).meta.total).toBe(1);
    // It was not held back, and nobody was told that it were.
    const notifications = await admin.call('GET /api/v3/notifications', { query: { where: `topic_id:${id}` } });
    expect(notifications.body.data).toEqual([]);
  });

  it('that is held back is told to its author and administrators, once, by the job itself', async () => {
    const board = await makeBoard(admin, 'Vergeten');
    const former = await api.member('weleer', 'admin');
    const other = await api.member('naast', 'admin');
    const told = async (persona: Persona, topicId: number) => {
      const query = { where: `topic_id:${topicId}` };
      const { body } = await persona.call('GET /api/v3/notifications', { query });
      return (body.data as { type: string; user: { id: number } }[]).map(({ type, user }) => [type, user.id]);
    };
    const wait = new Date(Date.now() + 60 * 60_000).toISOString();
    const { id } = (await post(former, board, { release_date: wait })).body.data;
    await admin.call('POST /api/v4/admin/members/{id}/role', {
      params: { id: former.id },
      body: { role: 'member', reason: '-' },
    });
    const { rows } = await api.kernel.db.pool.query(
      `select id as event_id, stream_id as stream, version from events.event where stream_id = $1 and type = 'TopicPosted'`,
      [`topic-${id}`],
    );
    // As the queue hands it over when its moment has come, and again.
    const jobs = api.app.get(Jobs, { strict: false });
    const effect = 'release-topic';
    for (const time of ['once', 'twice', 'thrice']) {
      await jobs.add(effect, { ...rows[0], effect, due_at: null }, `${effect}-${id}-${time}`, 0);
    }
    for (const persona of [former, other, admin]) {
      await until('they were told', async () => (await told(persona, id)).length > 0);
    }
    for (const persona of [former, other, admin]) {
      expect(await told(persona, id)).toEqual([['held', former.id]]);
    }
    expect([await told(member, id), await told(moderator, id)]).toEqual([[], []]);
  });

  it('is held back when whoever scheduled it may no longer publish there, or is not let in (CVE-2026-28227)', async () => {
    const board = await makeBoard(admin, 'Ingetrokken');
    const former = await api.member('voorheen', 'admin');
    const { id, release_date } = (await post(former, board)).body.data;
    const releaseAt = new Date(release_date).toISOString();
    const release = async () => {
      const viewer = await api.app.get(MemberStatus, { strict: false }).of(former.id, 'test');
      return viewer && api.app.get(CommandBus, { strict: false }).execute(new ReleaseTopic(id, releaseAt, { viewer }));
    };
    const role = (name: string) =>
      admin.call('POST /api/v4/admin/members/{id}/role', {
        params: { id: former.id },
        body: { role: name, reason: '-' },
      });
    expect((await role('moderator')).status).toBe(200);
    await expect(release()).rejects.toThrow();
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id: former.id }, body: { reason: '-' } });
    expect(await release()).toBeNull();
    await admin.call('POST /api/v4/admin/members/{id}/unban', { params: { id: former.id }, body: { reason: '-' } });
    expect((await show(member, id)).status).toBe(404);
    await role('admin');
    await release();
    expect((await show(member, id)).body.data).toMatchObject({ status: 'open' });
    // Again changes nothing.
    const events = await api.eventCount();
    await release();
    expect(await api.eventCount()).toBe(events);
  });
});
