import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** In the environment of everything that a test run starts, so that it can be found when the run is interrupted. */
export const RUN_VARIABLE = 'LYCEUM_TEST_RUN';

export const newRunId = () => randomBytes(8).toString('hex');

/**
 * Ends every process of a run that is still there: test processes, and the servers and browsers that they started. Only
 * Linux tells the environment of a process; elsewhere this does nothing.
 */
export function killProcessesOfRun(id) {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) === process.pid || !environmentOf(pid).includes(`${RUN_VARIABLE}=${id}\0`)) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
