import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Takes a lock, starts a child, hands the lock to it if told to, and ends. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  const [{ acquireLock }, file, handed] = [await import(process.argv[1]), process.argv[2], process.argv[3]];
  const lock = acquireLock(file);
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  if (handed) lock.update({ pid: child.pid });
  console.log(child.pid);
  process.exit(0);`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lyceum-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(handed: string): { lock: string; child: number } {
  const lock = join(folder, 'install.lock');
  const library = pathToFileURL(join(__dirname, 'lock.mjs')).href;
  const args = ['--input-type=module', '-e', PROGRAM, library, lock, handed];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { lock, child: Number(stdout) };
}

it('a lock that was handed to a child is held as long as the child lives, also when its owner was told to end', () => {
  const { lock, child } = program('handed');
  try {
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: child });
  } finally {
    process.kill(child, 'SIGKILL');
  }
});

it('a lock that was not is gone with its owner', () => {
  const { lock, child } = program('');
  process.kill(child, 'SIGKILL');
  expect(existsSync(lock)).toBe(false);
});
