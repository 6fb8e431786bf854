import { architectureViolations } from './lib/architecture.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, packageBin, root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { Refusal, reportFailure, say, step } from './lib/progress.mjs';

/**
 * `npm run lint`: faults (eslint), form (prettier), architecture (dependency-cruiser and the ownership of tables).
 * `-- FILE …` checks these files alone, without the architecture; `-- --fix` repairs what eslint and prettier can repair.
 * test/architecture proves that the rules of the architecture find anything at all.
 */
const fix = process.argv.includes('--fix');
const files = process.argv.slice(2).filter((word) => word !== '--fix');

const tool = (bin, ...args) => run(node24(), [bin, ...args], { cwd: root, quiet: true });

/** The parts of eslint: rules that ask for types keep the types of whatever they look at, and those of everything at once take more than 4 GB. */
const PARTS = {
  rest: ['.', '--ignore-pattern', 'apps/*-web/**'],
  member: ['apps/member-web'],
  console: ['apps/admin-web'],
};

const eslint = () =>
  Object.entries(files.length > 0 ? { files } : PARTS).map(([name, paths]) => () => {
    const cache = files.length > 0 ? [] : ['--cache', '--cache-location', `.cache/eslint/${name}/`];
    return tool(packageBin('eslint', 'bin/eslint.js'), ...cache, ...(fix ? ['--fix'] : []), ...paths);
  });

/** Two at a time, since each keeps one core busy. All are run; throws with what all found. */
async function runAll(checks, atOnce) {
  const faults = [];
  const worker = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      await check().catch((error) => faults.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}

const prettier = () => {
  const options = ['--log-level', 'warn', '--cache', fix ? '--write' : '--check'];
  return tool(packageBin('prettier', 'bin/prettier.cjs'), ...options, ...(files.length > 0 ? files : ['.']));
};

async function architecture() {
  const found = await architectureViolations();
  if (found.length === 0) return;
  throw new Refusal(found.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n'));
}

/** All checks run even if one fails, so that one run lists all there is to repair. */
async function main() {
  await step('Packages', ensureInstalled);
  const checks = files.length > 0 ? [...eslint(), prettier] : [...eslint(), prettier, architecture];
  // One after the other with --fix: ESLint and Prettier write to the same files.
  await step('eslint, prettier, architecture', () => runAll(checks, fix ? 1 : 2));
}

await main().catch((error) => {
  reportFailure(error);
  if (!fix) say('\n`npm run lint -- --fix` repairs what the tools can repair.');
  process.exitCode = 1;
});
