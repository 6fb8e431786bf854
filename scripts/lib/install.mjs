import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, LockHeld } from './lock.mjs';
import { cacheFolder, inRoot, root } from './paths.mjs';
import { run, sleep } from './processes.mjs';
import { Refusal, say } from './progress.mjs';

const lockfile = inRoot('package-lock.json');
const installedLockfile = inRoot('node_modules', '.package-lock.json');
const stamp = inRoot('node_modules', '.lyceum-installed');

/**
 * Makes node_modules match package-lock.json, by `npm ci` only when it does not. Runs on Node 20 without any package.
 * Answers what it did.
 */
export async function ensureInstalled() {
  if (isInstalled()) return 'up to date';
  const lock = await installationLock();
  try {
    if (isInstalled()) return 'installed meanwhile';
    await install(lock);
    writeStamp();
    return 'installed';
  } finally {
    lock.release();
  }
}

const hash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const writeStamp = () => writeFileSync(stamp, hash());

function isInstalled() {
  if (!existsSync(installedLockfile)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash()) return true;
  // Installed by hand, or the lock changed in a way that touches no package: no reason to install anew.
  if (!holdsEverything()) return false;
  writeStamp();
  return true;
}

/** Compares what npm says it has put into node_modules with what the lock asks for. */
function holdsEverything() {
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installedLockfile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    // The workspaces themselves are folders of this repository; optional packages may be for other platforms.
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    return entry.link ? present[path]?.link : present[path]?.version === entry.version;
  });
}

/** Waits for an installation that another script, or one that was killed, has under way. */
async function installationLock() {
  for (let waited = false; ; waited = true) {
    try {
      return acquireLock(join(cacheFolder, 'install.lock'));
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      if (!waited) say(`  waiting for the installation by process ${error.holder.pid} …`);
      await sleep(500);
    }
  }
}

async function install(lock) {
  // The build needs what NODE_ENV=production would leave out. Warnings are kept back: most say that a package wants a
  // newer Node than the machine's, and it will run on Node 24.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm goes on when we are killed; the lock then names npm, so that the next start waits instead of running a second.
  const onSpawn = ({ pid }) => pid && lock.update({ pid });
  try {
    await run('npm', args, { cwd: root, onSpawn });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Refusal('npm was not found. Install Node.js 20 or newer together with npm.');
  }
}
