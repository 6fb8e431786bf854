import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as Linux counts them for every program (`getconf CLK_TCK`). */
const TICKS_A_SECOND = 100;

/** The fields of /proc/PID/stat behind the name, which may hold anything; null for a process that is gone. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return null;
  }
}

const ticksIn = (stat) => Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0);

/** The processor time that a process has taken so far, in ms. */
export const takenBy = (pid) => (ticksIn(statOf(pid)) * 1000) / TICKS_A_SECOND;

/** The same of everything that a process has started and that still runs: of PostgreSQL, each connection. */
export function takenByChildrenOf(pid) {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf);
  const own = stats.filter((stat) => stat?.[1] === String(pid));
  return (own.reduce((sum, stat) => sum + ticksIn(stat), 0) * 1000) / TICKS_A_SECOND;
}
