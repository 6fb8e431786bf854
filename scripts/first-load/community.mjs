import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiIsReady, spawnApi } from '../lib/api-process.mjs';
import { inRoot, node24 } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { atEnd, run, stopChild } from '../lib/processes.mjs';
import { Refusal } from '../lib/progress.mjs';

/** The demo community on a database of its own, as `npm start` would fill it; answers its address. */
export async function startCommunity() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-first-load-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres') });
  atEnd(() => server.stop());
  const port = await freePort();
  const env = {
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO_MODE: 'true',
    LOG_FILE: join(dataDir, 'log'),
  };
  await run(node24(), [inRoot('scripts', 'migrate.ts')], { env, quiet: true });
  const { child } = spawnApi(env);
  atEnd(() => stopChild(child, { patience: 20_000 }));
  const origin = `http://127.0.0.1:${port}`;
  if (!(await apiIsReady(child, origin))) throw new Refusal('The API has ended.');
  return origin;
}

/** The cookies of the demo member, signed in. */
export async function memberCookies(origin) {
  const first = await fetch(`${origin}/api/v4/auth/csrf`);
  const { data } = await first.json();
  const jar = new Map(cookiesOf(first));
  const answer = await fetch(`${origin}/api/v4/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': data.token,
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
    },
    body: JSON.stringify({ login: 'member@demo.test', password: 'lyceum-demo' }),
  });
  if (!answer.ok) throw new Refusal(`The demo member could not sign in: ${answer.status}.`);
  for (const [name, value] of cookiesOf(answer)) jar.set(name, value);
  return [...jar].map(([name, value]) => ({ name, value }));
}

const cookiesOf = (answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0].split('='));

/** The board and the topic with the most to show. */
export async function busiest(origin) {
  const read = async (path) => (await (await fetch(origin + path)).json()).data;
  const boards = await read('/api/v4/community/channels?per_page=9999');
  const topics = await read('/api/v3/topics?limit=100');
  const [board] = boards.filter(({ public: open }) => open).sort((a, b) => b.topics_count - a.topics_count);
  const [topic] = topics.sort((a, b) => b.comments_count - a.comments_count);
  return { board, topic };
}
