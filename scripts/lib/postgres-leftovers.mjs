import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { processStamp, waitUntil } from './processes.mjs';
import { Refusal } from './progress.mjs';

/** What the server writes about itself: its number, port and whether it accepts connections. */
export function readPidFile(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/**
 * Stops the server that a killed start has left behind in this data folder, and clears a postmaster.pid that would
 * make the next one refuse. Stopping rather than adopting it: its settings may be old ones, and we want to be its
 * parent. The caller holds the lock, so no living start can be using it.
 */
export async function stopLeftovers(cluster, log) {
  const named = readPidFile(cluster);
  if (named && isServerIn(cluster, named.pid)) {
    log(`stopping the PostgreSQL left over from an earlier start (process ${named.pid})`);
    await stopServer(named.pid);
  }
  await stopOrphans(cluster);
  // Its number may have gone to somebody else, which the server would take for a living predecessor.
  if (named && !isServerIn(cluster, named.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Fast shutdown, then immediate (the log is replayed at the next start: nothing committed is lost), then kill. */
async function stopServer(pid) {
  for (const [signal, timeout] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ]) {
    send(pid, signal);
    if (await waitUntil(() => processStamp(pid) === null, { timeout })) return;
  }
  throw new Refusal(`The PostgreSQL process ${pid} left over from an earlier start cannot be stopped.`);
}

/** Backends whose server was killed notice it within moments; a new server must not start before they are gone. */
async function stopOrphans(cluster) {
  const gone = () => processesIn(cluster).length === 0;
  if (await waitUntil(gone, { timeout: 500 })) return;
  processesIn(cluster).forEach((pid) => send(pid, 'SIGQUIT'));
  if (await waitUntil(gone, { timeout: 5_000 })) return;
  processesIn(cluster).forEach((pid) => send(pid, 'SIGKILL'));
  await waitUntil(gone, { timeout: 5_000 });
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Whether that process is a PostgreSQL working in this very data folder. */
function isServerIn(cluster, pid) {
  if (processStamp(pid) === null) return false;
  if (process.platform === 'linux') return isPostgres(pid) && worksIn(cluster, pid);
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return /postgres/.test(stdout ?? '') && stdout.includes(cluster);
}

/** Linux tells every process's current folder, and PostgreSQL's processes all stay in the data folder. */
function processesIn(cluster) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(cluster, pid) && isPostgres(pid) && processStamp(pid) !== null);
}

function isPostgres(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return false;
  }
}

function worksIn(folder, pid) {
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}
