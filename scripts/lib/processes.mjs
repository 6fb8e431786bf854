import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Refusal } from './progress.mjs';

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polls until `condition` holds; answers whether it did so in time. */
export async function waitUntil(condition, { timeout, every = 25 }) {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await sleep(every);
  }
  return true;
}

/** Short-lived commands (compilers, package manager) that an interrupted script must not leave behind. */
const commands = new Set();

/**
 * Runs a command to its end. `quiet` keeps its output back and shows it only when it fails; `check: false` answers
 * the exit code instead of throwing; `onSpawn` gets the child process.
 * `output` is both streams together, `stdout` the one alone.
 */
export function run(command, args, { cwd, env, quiet = false, check = true, onSpawn } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    commands.add(child);
    onSpawn?.(child);
    let [stdout, output] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (chunk) => ((stdout += chunk), (output += chunk)));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      commands.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      commands.delete(child);
      if (code === 0 || !check) return resolve({ code: code ?? 1, signal, output, stdout });
      if (output) process.stderr.write(output);
      reject(new Refusal(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** Ends the commands under way, for a script that was told to stop. */
export function stopCommands(signal = 'SIGTERM') {
  for (const child of commands) child.kill(signal);
}

/** Whether a child process that we started has ended. */
export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Asks a child to stop, waits, and kills it when it does not. */
export async function stopChild(child, { signal = 'SIGTERM', patience = 15_000 } = {}) {
  if (hasEnded(child)) return;
  child.kill(signal);
  if (await waitUntil(() => hasEnded(child), { timeout: patience })) return;
  child.kill('SIGKILL');
  await waitUntil(() => hasEnded(child), { timeout: 5_000 });
}

/**
 * What tells a process apart from a later one with the same number: the boot and the moment of its start. Null when
 * there is no such process. A zombie counts as gone: nobody may be there to reap it (containers without an init).
 */
export function processStamp(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? linuxStamp(pid) : posixStamp(pid);
}

function linuxStamp(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name is in parentheses and may itself hold spaces and parentheses: count from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTime] = [fields[0], fields[19]];
    return 'ZX'.includes(state) ? null : `${bootId()}:${startTime}`;
  } catch {
    return null;
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

function posixStamp(pid) {
  const { stdout, status } = spawnSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = stdout?.trim() ?? '';
  return status === 0 && line && !line.startsWith('Z') ? line.replace(/^\S+\s+/, '') : null;
}

const cleanups = [];

/** Registers work for the end of the script, however it ends (last registered, first done). */
export const atEnd = (work) => cleanups.push(work);

/** Does the registered work; one that fails must not keep the others from being done. */
export async function cleanUp() {
  stopCommands();
  while (cleanups.length > 0) {
    try {
      await cleanups.pop()();
    } catch (error) {
      process.stderr.write(`While cleaning up: ${error?.message ?? error}\n`);
    }
  }
}
