import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  if (!existsSync(installedLockfile) || missingPackage() !== null) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash()) return true;
  // Installed by hand, or the lock changed in a way that touches no package: no reason to install anew.
  if (!holdsEverything()) return false;
  writeStamp();
  return true;
}

/** What the lock asks for on every platform. The workspaces themselves are folders of this repository. */
const wantedPackages = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional && !entry.peer,
  );

/** The first package that is not where it belongs (somebody has deleted it, or an installation was cut short), or null. */
export function missingPackage(folder = root) {
  const wanted = wantedPackages(join(folder, 'package-lock.json'));
  return wanted.find(([path]) => !existsSync(join(folder, path, 'package.json')))?.[0] ?? null;
}

/** Compares what npm says it has put into node_modules with what the lock asks for. */
function holdsEverything() {
  const present = JSON.parse(readFileSync(installedLockfile, 'utf8')).packages;
  return wantedPackages(lockfile).every(([path, entry]) =>
    entry.link ? present[path]?.link : present[path]?.version === entry.version,
  );
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
    await run('npm', args, { cwd: root, onSpawn }).catch((error) => {
      if (error.code === 'ENOENT') throw error;
      // What an installation that was cut short has left may be in the way of the next.
      say('  npm has failed; once more, from nothing …');
      rmSync(inRoot('node_modules'), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      return run('npm', args, { cwd: root, onSpawn });
    });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Refusal('npm was not found. Install Node.js 20 or newer together with npm.');
  }
}
