import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow, fingerprint } from './fingerprint.mjs';
import { inRoot, root } from './paths.mjs';

/** What the fault tests are about: when none of it has changed since all of them passed, a third of them is enough. */
const SUBJECTS = ['libs/kernel/src', 'apps/api/src/platform', 'migrations', 'scripts/lib', 'test/faults'];
/** The fingerprint of these with which `npm run test:faults` passed last. It is committed. */
const stamp = inRoot('test', 'faults', 'passed.txt');
const THIRDS = 3;

const faultFiles = () =>
  filesBelow(['test/faults'])
    .filter((file) => file.endsWith('.faults.ts'))
    .map((file) => relative(root, file));

const subjects = () => fingerprint(SUBJECTS, (file) => file !== stamp);

/** Remembers that all fault tests have passed on this tree. */
export const recordFaults = () => writeFileSync(stamp, `${subjects()}\n`);

/**
 * The fault tests of a CI run: all of them when the kernel, the platform, the migrations or the scripts have changed since
 * all passed, otherwise a third that the commit's hash chooses. `notRun` says what was left out.
 */
export function faultsToRun() {
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
  if (known !== subjects()) return { patterns: [], notRun: [] };
  const third = thirdOf(commit());
  const chosen = faultFiles().filter((_, index) => index % THIRDS === third);
  const others = faultFiles().filter((file) => !chosen.includes(file));
  return { patterns: chosen, notRun: others.map((file) => `${file} (\`npm run test:faults\` runs all)`) };
}

const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const thirdOf = (hash) => Number.parseInt(hash.slice(0, 8), 16) % THIRDS;
