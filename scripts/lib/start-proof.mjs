import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersOk } from './api-process.mjs';
import { root } from './paths.mjs';
import { freePort, portObstacle } from './ports.mjs';
import { discardPostgres, runningPostgres } from './postgres.mjs';
import { atEnd, hasEnded, waitUntil } from './processes.mjs';
import { Refusal } from './progress.mjs';

/**
 * Does what the README tells a newcomer: `npm start` with an empty data folder is ready, stops when it is told to, and
 * starts again on its data.
 */
export async function proveStart() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-start-'));
  try {
    const first = await startAndStop(dataDir);
    const second = await startAndStop(dataDir);
    return `ready after ${first}, the second time after ${second}`;
  } finally {
    await discardPostgres({ dataDir: join(dataDir, 'postgres') }).catch(() => {});
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startAndStop(dataDir) {
  const port = await freePort();
  const begin = Date.now();
  const npm = launch(dataDir, port);
  // Should this run be interrupted: what npm has started ends with it.
  atEnd(() => hasEnded(npm.child) || npm.child.kill('SIGTERM'));
  try {
    const ready = () => answersOk(`http://127.0.0.1:${port}/health/ready`);
    const settled = await waitUntil(async () => (await ready()) || hasEnded(npm.child), {
      timeout: 300_000,
      every: 100,
    });
    if (!settled || hasEnded(npm.child)) throw new Refusal(`npm start did not get ready.\n${npm.output()}`);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    await waitUntil(() => /is ready after/.test(npm.output()), { timeout: 5_000 });
    const memory = proveSmall(dataDir);
    npm.child.kill('SIGTERM');
    await proveStopped(dataDir, port, npm);
    return `${seconds} s${memory}`;
  } finally {
    if (!hasEnded(npm.child)) npm.child.kill('SIGKILL');
  }
}

/** So that an operator can say how many fit on a machine (docs/operating.md). */
const LARGEST_MB = 350;

/** What the API holds right after its start, also after the one that has made the demo community. Linux alone tells. */
function proveSmall(dataDir) {
  if (process.platform !== 'linux') return '';
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'lyceum.lock'), 'utf8')).api;
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  const megabytes = Math.round(Number(kilobytes) / 1024);
  if (megabytes >= LARGEST_MB)
    throw new Refusal(`The API holds ${megabytes} MB after its start, not below ${LARGEST_MB}.`);
  return ` with ${megabytes} MB`;
}

function launch(dataDir, port) {
  const { DATABASE_URL: _1, REDIS_URL: _2, DEMO_MODE: _3, HOST: _4, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { child, output: () => output };
}

/** npm itself ends at once; what it started takes its moment, and then nothing may be left. */
async function proveStopped(dataDir, port, { child, output }) {
  const lock = join(dataDir, 'lyceum.lock');
  const stopped = await waitUntil(() => hasEnded(child) && !existsSync(lock), { timeout: 30_000 });
  const left = [
    !stopped && 'it had not ended after 30 seconds',
    (await portObstacle(port, '127.0.0.1')) && 'its port is still taken',
    runningPostgres({ dataDir: join(dataDir, 'postgres') }) && 'PostgreSQL still runs',
    existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid')) && 'PostgreSQL was not shut down',
    /unexpectedly/.test(output()) && 'a part ended by itself',
  ].filter(Boolean);
  if (left.length > 0) throw new Refusal(`npm start did not stop cleanly: ${left.join(', ')}.\n${output()}`);
}
