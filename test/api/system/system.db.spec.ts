import { Jobs } from '../../../apps/api/src/platform/jobs/jobs.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterAll(() => api.close());

describe('what runs behind the requests', () => {
  it('is told: processors, their lag, the oldest transaction', async () => {
    const { status, body } = await admin.call('GET /api/v4/admin/processors');
    expect(status).toBe(200);
    const feed = body.data.find(({ name }: { name: string }) => name === 'community.feed');
    expect(feed).toMatchObject({ mode: 'projection', parked: 0, stalled: null });
    expect(feed.tables).toContain('community.feed_topic');
    expect(body.oldest_write_transaction_seconds).toBeGreaterThanOrEqual(0);
  });

  it('a parked event is shown with its error, and taken in by a replay once the cause is gone (promise 12)', async () => {
    const topic = await makeTopic(admin, await makeBoard(admin, 'Ovens'), 'Vergiftigd');
    const { pool } = api.kernel.db;
    await pool.query('alter table community.comment_stats rename to comment_stats_away');
    // Without the table its answer cannot be read either; the comment is there all the same.
    await admin.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      body: { content: '<p>Hallo</p>' },
    });
    const { rows } = await pool.query(`select stream_id from events.event where type = 'CommentPosted'`);
    const stream = rows[0].stream_id as string;
    const parked = async () =>
      (await admin.call('GET /api/v4/admin/parked-events')).body.data as { stream: string; error: string }[];
    await until('it was parked', async () => (await parked()).some((event) => event.stream === stream));
    expect((await parked())[0]).toMatchObject({ processor: 'community.feed', type: 'CommentPosted', stream });
    const replay = () =>
      admin.call('POST /api/v4/admin/parked-events/replay', { body: { processor: 'community.feed', stream } });
    expect((await replay()).status).toBe(409);

    await pool.query('alter table community.comment_stats_away rename to comment_stats');
    expect((await replay()).body.data).toEqual({ replayed: 1 });
    expect(await parked()).toEqual([]);
    const shown = await admin.call('GET /api/v3/topics/{id}', { params: { id: String(topic.id) } });
    expect(shown.body.data.comments_count).toBe(1);
    const nowhere = { processor: 'nothing', stream };
    expect((await admin.call('POST /api/v4/admin/parked-events/replay', { body: nowhere })).status).toBe(404);
  });

  it('a job that failed for good is shown, and tried again when asked', async () => {
    const jobs = api.app.get(Jobs);
    let broken = true;
    let done = 0;
    jobs.handle('test-fragile', async () => {
      if (broken) throw new Error('no paper');
      done += 1;
    });
    await jobs.add('test-fragile', {}, 'fragile-1', 0, 1);
    const list = async () => (await admin.call('GET /api/v4/admin/jobs')).body.data;
    await until('it had failed', async () => (await list()).failed === 1);
    expect((await list()).failures).toMatchObject([{ id: 'fragile-1', name: 'test-fragile', error: 'no paper' }]);
    broken = false;
    const retry = (id: string) => admin.call('POST /api/v4/admin/jobs/{id}/retry', { params: { id } });
    expect((await retry('fragile-1')).status).toBe(200);
    await until('it was done', () => done === 1);
    expect((await retry('nothing')).status).toBe(404);
  });
});
