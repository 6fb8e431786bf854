import { Client } from 'pg';
import { startApi, type TestApi } from '../../test/support/servers/api.ts';
import { verifyProjection } from '@lyceum/kernel';
import { READ_MODELS } from './read-models.ts';
import { memberOfSession, seed, tokenOf } from './seed.ts';

/** What the benchmark measures on must be what the application would have written itself. */
describe('the seed of the benchmark', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
    // Between them the application would take the events in itself.
    await api.kernel.dispatcher.stop();
    await api.kernel.db.pool.query('delete from events.checkpoint');
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await seed(client, { members: 30, boards: 10, topics: 200, comments: 2000, likes: 500 }, READ_MODELS);
    await client.end();
  });
  afterAll(() => api.close());

  // All projections are filled anew, one after the other: nine seconds on a calm machine, and more with each module.
  it('fills every read model as its projection would', async () => {
    for (const projection of api.kernel.projections) {
      for (const { table, onlyLive, onlyRebuilt } of await verifyProjection(
        api.kernel.db,
        api.kernel.store,
        projection,
      )) {
        expect({ table, onlyLive, onlyRebuilt }).toEqual({ table, onlyLive: 0, onlyRebuilt: 0 });
      }
    }
  }, 180_000);

  it('is read like any other community', async () => {
    const member = api.guest();
    member.cookies.set('lyceum_session', tokenOf(memberOfSession(0)));

    const feed = await member.send('GET', '/api/v3/topics');

    expect(feed.status).toBe(200);
    expect(feed.body.data).toHaveLength(20);
    expect((await member.send('GET', '/api/v3/profile/me')).body.data.username).toBe(`bench${memberOfSession(0)}`);
  });
});
