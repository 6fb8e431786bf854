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

const inMs = (ticks) => (ticks * 1000) / TICKS_A_SECOND;

/** The processor time that a process has taken so far, in ms. */
export const takenBy = (pid) => inMs(ticksIn(statOf(pid)));

/** The same of each process that another has started and that still runs: of PostgreSQL, its connections. */
export function takenByChildrenOf(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = processes.map((name) => [name, statOf(name)]);
  return new Map(stats.flatMap(([name, stat]) => (stat?.[1] === String(pid) ? [[name, inMs(ticksIn(stat))]] : [])));
}

/** What was taken between two such counts. A connection that has ended meanwhile tells no longer what it took. */
export const takenBetween = (before, after) =>
  [...after].reduce((sum, [name, ms]) => sum + ms - (before.get(name) ?? 0), 0);
