import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let topic: { id: number };

beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  topic = await makeTopic(admin, await makeBoard(admin, 'Open'), 'een');
});
afterAll(() => api.close());

const filledBy = (change: string) =>
  api.kernel.db.pool.query(`update events.projection set version = version ${change} where name = 'community.comment'`);

describe('once a newer program has filled the rows', () => {
  beforeAll(() => filledBy('+ 1'));
  afterAll(() => filledBy('- 1'));

  it('refuses what it would write to them, with nothing recorded, and goes on reading', async () => {
    const before = await api.eventCount();
    const refused = await admin.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      body: { content: '<p>Hoor je mij?</p>' },
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.body.message).toBe('A newer version of this site is already running. Please try again.');
    expect(await api.eventCount()).toBe(before);
    expect((await api.guest().send('GET', '/api/v3/topics')).status).toBe(200);
  });

  it('is not ready, so that members are sent elsewhere', async () => {
    const { status, body } = await api.guest().send('GET', '/health/ready');
    expect([status, body.message]).toEqual([
      503,
      expect.stringContaining('A newer program has filled the read models'),
    ]);
    expect((await api.guest().send('GET', '/health/live')).status).toBe(200);
  });
});
