import { architectureViolations } from './lib/architecture.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, packageBin, root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { Refusal, reportFailure, say, step } from './lib/progress.mjs';

/**
 * `npm run lint`: faults (eslint), form (prettier), architecture (dependency-cruiser and the ownership of tables).
 * `-- --fix` mends what eslint and prettier can mend. That the rules of the architecture find anything at all is
 * proven by test/architecture.
 */
const fix = process.argv.includes('--fix');

const tool = (bin, ...args) => run(node24(), [bin, ...args], { cwd: root, quiet: true });

/** One after the other: rules that ask for types keep the types of whatever they look at, and those of everything at once take more than 4 GB. */
const PARTS = {
  console: ['apps/admin-web'],
  member: ['apps/member-web'],
  rest: ['.', '--ignore-pattern', 'apps/*-web/**'],
};

async function eslint() {
  const faults = [];
  for (const [name, files] of Object.entries(PARTS)) {
    const cache = ['--cache', '--cache-location', `.cache/eslint/${name}/`];
    const part = tool(packageBin('eslint', 'bin/eslint.js'), ...cache, ...(fix ? ['--fix'] : []), ...files);
    await part.catch((error) => faults.push(error.message));
  }
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}

const prettier = () =>
  tool(packageBin('prettier', 'bin/prettier.cjs'), '--log-level', 'warn', '--cache', fix ? '--write' : '--check', '.');

async function architecture() {
  const found = await architectureViolations(root);
  if (found.length === 0) return;
  throw new Refusal(found.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n'));
}

/** All are run even when one fails: one run tells everything there is to mend. */
async function main() {
  await step('Packages', ensureInstalled);
  const failures = [];
  for (const [title, check] of [
    ['eslint', eslint],
    ['prettier', prettier],
    ['architecture', architecture],
  ]) {
    await step(title, async () => void (await check())).catch((error) => failures.push(error));
  }
  failures.forEach(reportFailure);
  if (failures.length > 0) say('\n`npm run lint -- --fix` mends what can be mended.');
  process.exitCode = failures.length > 0 ? 1 : 0;
}

await main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});
