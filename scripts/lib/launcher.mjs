import { readFileSync } from 'node:fs';
import { processStamp } from './processes.mjs';

/**
 * Calls back once the `npm` that runs this script is gone. npm starts a shell that starts us: the shell passes no
 * signal on, and npm killed by -9 cannot. Without this, `kill` of the process that a person started would leave the
 * application running. Does nothing when the script was started without npm.
 */
export function onLauncherGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const launchers = ancestors().map((pid) => ({ pid, stamp: processStamp(pid) }));
  const parent = process.ppid;
  const timer = setInterval(() => {
    const gone = process.ppid !== parent || launchers.some(({ pid, stamp }) => processStamp(pid) !== stamp);
    if (!gone) return;
    clearInterval(timer);
    callback();
  }, 250);
  timer.unref();
}

/** Our parent and, where that is npm's shell, npm. Other systems than Linux only notice the shell's end. */
function ancestors() {
  if (process.platform !== 'linux') return [];
  const name = readFileSync(`/proc/${process.ppid}/comm`, 'utf8').trim();
  return ['sh', 'dash', 'ash', 'bash', 'busybox'].includes(name)
    ? [process.ppid, parentOf(process.ppid)]
    : [process.ppid];
}

function parentOf(pid) {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}
