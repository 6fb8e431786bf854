import { performance } from 'node:perf_hooks';

const startedAt = performance.now();
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Writes one line. A reader that went away (`npm start | head`) must not take the servers down with it. */
export function say(line = '') {
  if (process.stdout.writable) process.stdout.write(`${line}\n`);
}
process.stdout.on('error', ignoreBrokenPipe);
process.stderr.on('error', ignoreBrokenPipe);

function ignoreBrokenPipe(error) {
  if (error.code !== 'EPIPE') throw error;
}

export const elapsed = () => seconds(performance.now() - startedAt);

/**
 * Runs one step and prints it at its begin and end. What the work returns as a string becomes the closing remark.
 * A step that fails is printed as such and its error goes on to the caller.
 */
export async function step(title, work) {
  const begin = performance.now();
  say(`→ ${title}`);
  try {
    const result = await work();
    const remark = typeof result === 'string' ? `: ${result}` : '';
    say(`✓ ${title}${remark} (${seconds(performance.now() - begin)})`);
    return result;
  } catch (error) {
    say(`✗ ${title} (${seconds(performance.now() - begin)})`);
    throw error;
  }
}

/** An error that is the user's to solve: printed as its message alone, without a stack. */
export class Refusal extends Error {}

/** Prints why a script ends: plainly for what we foresaw, with the stack for what we did not. */
export function reportFailure(error) {
  const text = error instanceof Refusal ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
}
