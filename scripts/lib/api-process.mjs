import { spawn } from 'node:child_process';
import { inRoot, node24 } from './paths.mjs';
import { hasEnded, sleep } from './processes.mjs';
import { Refusal, say } from './progress.mjs';

/** The first start fills the demo community before it is ready. */
const readyTimeout = 300_000;

/** A process keeps within this, so that an operator can say how many fit on a machine (docs/operating.md, Dockerfile). */
export const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=32'];

/**
 * Starts the API. The channel between parent and child ("ipc") breaks when we die, even by kill -9; main.ts ends the
 * process then. In a process group of its own, so that Ctrl-C in the terminal reaches it once, through us.
 * `flags` are further ones for Node, of tools that look inside.
 */
export function spawnApi(env, flags = []) {
  const args = ['--enable-source-maps', ...HEAP, ...flags, inRoot('apps', 'api', 'dist', 'main.js')];
  const child = spawn(node24(), args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Buffers and dates pass as what they are.
    serialization: 'advanced',
  });
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => resolve({ code: 1, signal: null, error }));
  });
  return { child, exited };
}

/**
 * Waits until the API answers that it is ready; false when it ended before. While it is not, it says what it is busy
 * with, and that is passed on.
 */
export async function apiIsReady(child, address) {
  let told = '';
  for (const end = Date.now() + readyTimeout; Date.now() < end; await sleep(100)) {
    if (hasEnded(child) || child.pid === undefined) return false;
    const { ready, busyWith } = await readiness(address);
    if (ready) return true;
    if (busyWith && busyWith !== told) say(`  ${(told = busyWith)}`);
  }
  throw new Refusal(`The API was not ready within ${readyTimeout / 1000} seconds; its messages stand above.`);
}

const readiness = (address) =>
  fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => ({ ready: response.ok, busyWith: response.ok ? null : (await response.json()).message }),
    () => ({ ready: false, busyWith: null }),
  );

/** Whether an address answers with a success. */
export const answersOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
