import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, LockHeld, lockHolder, readLock } from './lock.mjs';
import { processStamp, waitUntil } from './processes.mjs';
import { Refusal, say } from './progress.mjs';

const lockFile = (dataDir) => join(dataDir, 'lyceum.lock');

/** The address of the instance that runs with this data folder; undefined without one. */
export const runningAddress = (dataDir) => lockHolder(lockFile(dataDir))?.address;

/**
 * One instance per data folder: two would write the same files, and the embedded database belongs to one starter.
 * An instance that is being stopped, or whose `npm` was just killed, is about to go and is waited for.
 */
export async function claimInstance(dataDir) {
  const file = lockFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const begin = Date.now();
  const last = readLock(file);
  let lock = null;
  const patienceIsOver = () => Date.now() - begin > patienceMs(lockHolder(file));
  await waitUntil(() => (lock = tryLock(file)) || patienceIsOver(), { timeout: 70_000, every: 100 });
  if (lock) {
    await stopLeftoverApi(last?.api);
    return lock;
  }
  const { pid, address } = lockHolder(file) ?? {};
  throw new Refusal(
    `Lyceum is already running with the data in ${dataDir} (process ${pid}${address ? `, ${address}` : ''}).\n` +
      'Stop it first, or choose another DATA_DIR and PORT for a second instance.',
  );
}

/**
 * How long another start waits for the holder of the lock, in milliseconds. One that has no address yet installs or builds: it
 * may have been told to stop and be too busy to say so.
 */
export function patienceMs(holder) {
  if (holder?.state === 'stopping') return 60_000;
  return holder?.address ? 3_000 : 20_000;
}

/**
 * The API ends when its starter is gone, but one that hangs does not notice, and would keep the port. Its starter wrote
 * its number and start time into the lock.
 */
async function stopLeftoverApi(api) {
  const lives = () => api?.stamp && processStamp(api.pid) === api.stamp;
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    // One that is ending by itself gets its moment first.
    if (await waitUntil(() => !lives(), { timeout: 5_000 })) return;
    say(`  stopping the API left over from an earlier start (process ${api.pid})`);
    process.kill(api.pid, signal);
  }
  await waitUntil(() => !lives(), { timeout: 5_000 });
}

function tryLock(file) {
  try {
    return acquireLock(file);
  } catch (error) {
    if (error instanceof LockHeld) return null;
    throw error;
  }
}
