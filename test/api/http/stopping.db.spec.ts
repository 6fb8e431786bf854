import { Agent, request } from 'node:http';
import { rmSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig } from '../../../apps/api/src/platform/config.ts';
import { createApp } from '../../../apps/api/src/create-app.ts';
import { Readiness } from '../../../apps/api/src/platform/health/readiness.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const WRITERS = 8;

let api: TestApi;
let admin: Persona;
let topic: { id: number };
let app: NestFastifyApplication;
let stop: () => Promise<void>;
let token: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  topic = await makeTopic(admin, await makeBoard(admin, 'Open'), 'een');
  token = await admin.csrfToken();
});
afterAll(() => api.close());

/** Another process of the same community, which is stopped in each test. */
beforeEach(async () => {
  const config = readConfig({
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: `${api.dataDir}-stopping`,
    APP_SECRET: process.env.TEST_APP_SECRET,
    LOG_LEVEL: 'silent',
    REQUIRE_DURABILITY: 'false',
    REQUESTS_PER_MINUTE: '0',
  });
  const made = await createApp(config);
  app = made.app;
  let stopped: Promise<void> | undefined;
  stop = () => (stopped ??= made.stop());
  await app.listen(0, '127.0.0.1');
  await made.start();
  app.get(Readiness).ready = true;
});
afterEach(async () => {
  await stop();
  rmSync(`${api.dataDir}-stopping`, { recursive: true, force: true });
});

interface Told {
  status: number;
  connection?: string;
}

/** One request on a connection that is kept. */
async function post(agent: Agent, address: string, content: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie: admin.cookieHeader, 'x-csrf-token': token };
    const sent = request(
      `${address}/api/v3/topics/${topic.id}/comments`,
      { method: 'POST', agent, headers },
      (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode!, connection: answer.headers.connection }));
      },
    );
    sent.once('error', reject);
    sent.end(JSON.stringify({ content }));
  });
}

const written = async (prefix: string): Promise<number> =>
  (
    await api.kernel.db.pool.query('select count(*)::int as n from community.comment where content like $1', [
      `<p>${prefix}%`,
    ])
  ).rows[0].n as number;

describe('an orderly stop', () => {
  it.each([1, 2, 3])('answers all that it carries out, also on connections that are kept (round %i)', async (round) => {
    const address = await app.getUrl();
    let acknowledged = 0;
    const others = new Set<number>();
    const writers = Array.from({ length: WRITERS }, async (_, n) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let k = 0; ; k += 1) {
        const answer = await post(agent, address, `<p>Ronde ${round}-${n}-${k}</p>`).catch(() => null);
        if (answer === null) return agent.destroy();
        if (answer.status === 201) acknowledged += 1;
        else others.add(answer.status);
      }
    });
    await until('all were writing', () => acknowledged > 2 * WRITERS);
    await stop();
    await Promise.all(writers);
    expect([...others].filter((status) => status !== 503)).toEqual([]);
    expect(await written(`Ronde ${round}-`)).toBe(acknowledged);
  });

  it('is told to whoever asks, with what is under way, and closes each connection with its answer', async () => {
    const address = await app.getUrl();
    const agent = new Agent({ keepAlive: true });
    expect(await post(agent, address, '<p>Eerst</p>')).toEqual({ status: 201, connection: 'keep-alive' });
    const holding = await api.kernel.db.pool.connect();
    await holding.query('begin');
    await holding.query('select 1 from community.topic where id = $1 for update', [topic.id]);
    const waiting = post(agent, address, '<p>Onderweg</p>');
    await until('it waited for the topic', async () => {
      const { rows } = await api.kernel.db.pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
      return rows.length > 0;
    });
    const stopped = stop();
    const ready = await fetch(`${address}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { message: 'Stopping.' }]);
    await holding.query('rollback');
    holding.release();
    expect(await waiting).toEqual({ status: 201, connection: 'close' });
    await stopped;
    expect(await written('Onderweg')).toBe(1);
  });
});
