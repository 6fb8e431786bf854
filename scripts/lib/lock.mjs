import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processStamp } from './processes.mjs';

/** Somebody who is alive holds the lock. */
export class LockHeld extends Error {
  constructor(file, holder) {
    super(`${file} is held by process ${holder.pid}`);
    this.holder = holder;
  }
}

/** What the file says, whether or not its holder still lives. */
export const readLock = (file) => read(file);

/** Who holds the lock, or null: a file left by a process that is gone (kill -9, power loss) means nothing. */
export function lockHolder(file) {
  const holder = read(file);
  return holder?.stamp && processStamp(holder.pid) === holder.stamp ? holder : null;
}

/**
 * Takes a lock file for this process or throws LockHeld. The file names its holder by number and start time, since
 * numbers are given out again.
 */
export function acquireLock(file, details = {}) {
  mkdirSync(dirname(file), { recursive: true });
  for (let tries = 0; tries < 10; tries += 1) {
    if (create(file, describe(process.pid, details))) return lockOf(file, details);
    const holder = lockHolder(file);
    if (holder) throw new LockHeld(file, holder);
    removeStale(file);
  }
  throw new Error(`The lock ${file} could not be taken.`);
}

function lockOf(file, details) {
  const said = { ...details };
  const release = () => {
    process.off('exit', release);
    const held = read(file);
    if (held?.token !== process.pid) return;
    // Handed to a child that goes on without us, it is held until that has ended.
    if (held.pid !== process.pid && lockHolder(file)) return;
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return {
    /** Adds to what the file says, or hands the lock to a child that may outlive us (`pid`). */
    update({ pid = process.pid, ...more } = {}) {
      Object.assign(said, more);
      write(file, describe(pid, said));
    },
    release,
  };
}

const describe = (pid, details) => ({ ...details, pid, stamp: processStamp(pid), token: process.pid });

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Written whole under another name and linked: the file is never seen empty, and linking fails when it exists. */
function create(file, content) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(content), { mode: 0o600 });
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function write(file, content) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(content), { mode: 0o600 });
  renameSync(temporary, file);
}

/** Moves the file aside before judging it again, so that a lock taken in the meantime is put back, not deleted. */
function removeStale(file) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (lockHolder(aside)) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
