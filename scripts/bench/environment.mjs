import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { apiIsReady, spawnApi } from '../lib/api-process.mjs';
import { prepareMachine } from '../lib/machine.mjs';
import { inRoot, node24 } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { discardPostgres, startPostgres } from '../lib/postgres.mjs';
import { atEnd, run, stopChild, waitUntil } from '../lib/processes.mjs';
import { Refusal } from '../lib/progress.mjs';
import { SECRET } from './scenarios.mjs';

/** A connection for the benchmark itself: `rows(text, values)`. Loaded here because pg is not there before the installation. */
export async function openDatabase(url) {
  const { Client } = createRequire(import.meta.url)('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  const close = () => client.end();
  atEnd(close);
  return { rows: async (text, values) => (await client.query(text, values)).rows, close };
}

async function holds(url, sizes) {
  const { rows, close } = await openDatabase(url);
  try {
    const [{ there }] = await rows(`select to_regclass('bench.filled') is not null as there`);
    return there && (await rows('select sizes from bench.filled'))[0].sizes === JSON.stringify(sizes);
  } finally {
    await close();
  }
}

/** PostgreSQL as `npm start` runs it, durable; a folder that holds another seed is made anew. */
export async function openPostgres(dataDir, sizes) {
  const folder = join(dataDir, 'postgres');
  let server = await startPostgres({ dataDir: folder, maxConnections: 150 });
  if (existsSync(join(dataDir, 'used')) && !(await holds(server.url, sizes))) {
    await server.stop();
    await discardPostgres({ dataDir: folder });
    server = await startPostgres({ dataDir: folder, maxConnections: 150 });
  }
  mkdirSync(join(dataDir, 'used'), { recursive: true });
  atEnd(() => server.stop());
  const env = { DATABASE_URL: server.url };
  await run(node24(), [inRoot('scripts', 'migrate.ts')], { env, quiet: true });
  return { url: server.url, pid: server.pid, isFilled: await holds(server.url, sizes) };
}

export const fill = (url, sizes) =>
  run(node24(), [inRoot('scripts', 'bench', 'seed-run.ts')], {
    env: { DATABASE_URL: url, BENCH_SIZES: JSON.stringify(sizes) },
    quiet: true,
  });

/** Redis for what the two roles tell each other, as durable as a deployment must have it. */
export async function startRedis(dataDir) {
  const { REDIS_SERVER_PATH } = await prepareMachine();
  const port = await freePort();
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'yes',
    '--maxmemory-policy',
    'noeviction',
  ];
  const child = spawn(REDIS_SERVER_PATH, [...settings, '--dir', dataDir], { stdio: 'ignore' });
  atEnd(() => stopChild(child));
  const answers = () =>
    new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => socket.end(() => resolve(true)));
      socket.once('error', () => resolve(false));
    });
  if (!(await waitUntil(answers, { timeout: 10_000 }))) throw new Refusal('Redis did not start.');
  return `redis://127.0.0.1:${port}`;
}

/** One process of the application in a role, as `npm start` would start it; limits are counted but never reached. */
export async function startRole(role, { dataDir, databaseUrl, redisUrl }, flags = []) {
  const port = await freePort();
  const env = {
    ROLE: role,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(dataDir, role),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    APP_SECRET: SECRET,
    REQUESTS_PER_MINUTE: '1000000000',
    CONVERSATIONS_PER_HOUR: '0',
    SOCKETS_PER_ADDRESS: '0',
    LOG_FILE: join(dataDir, `${role}.log`),
  };
  const { child } = spawnApi(env, flags);
  // One that is held must go on before it can end.
  atEnd(() => (child.kill('SIGCONT'), stopChild(child, { patience: 20_000 })));
  const origin = `http://127.0.0.1:${port}`;
  if (!(await apiIsReady(child, origin))) throw new Refusal(`The ${role} process did not start; see ${env.LOG_FILE}.`);
  return { child, origin };
}

/** A helper of ours that talks over a channel: `ask(message)` answers its next message. */
export function startHelper(name, env = {}) {
  const child = spawn(node24(), [inRoot('scripts', 'bench', name)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  atEnd(() => stopChild(child));
  return { child, ask: (message) => askChild(child, message) };
}

/** Sends a message, if there is one, and waits for what comes back. */
export function askChild(child, message) {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Refusal('A process of the benchmark has ended.'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      if (answer.error) reject(new Refusal(answer.error));
      else resolve(answer);
    });
    if (message !== undefined) child.send(message);
  });
}

/** Resident memory in MB, as the system counts it. */
export function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
