import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Has the demo community made by a process of its own (seed-process.ts); `tell` hears what it is busy with. */
export function seedApart(tell: (what: string) => void): Promise<void> {
  const child = fork(join(import.meta.dirname, 'seed-process.js'), { execArgv: process.execArgv });
  child.on('message', (what) => tell(String(what)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The demo community could not be made (${signal ?? `code ${code}`}).`));
    });
  });
}
