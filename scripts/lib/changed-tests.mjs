import { execFileSync } from 'node:child_process';
import { inRoot, node24, root } from './paths.mjs';
import { run } from './processes.mjs';
import { Refusal, say } from './progress.mjs';

const IS_TEST = /\.(spec|e2e|faults)\.tsx?$/;
/** Changes that no import leads from, and the tests they reach. */
const BESIDE_IMPORTS = [
  [/^migrations\//, 'database'],
  [/\.md$/, 'test/architecture/documents'],
  [/^(package|package-lock|tsconfig.*)\.json$|^jest\.config\.mjs$/, 'unit'],
];

/**
 * The test files that import what has changed since a revision, directly or through others, as patterns for jest.
 * Uncommitted and new files count as changed.
 */
export async function changedTests(base = 'HEAD') {
  const changed = [...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')];
  const reached = reachedFrom(changed, await importers());
  const beside = BESIDE_IMPORTS.filter(([pattern]) => changed.some((file) => pattern.test(file)));
  const tests = [...new Set([...reached.filter((file) => IS_TEST.test(file)), ...beside.map(([, test]) => test)])];
  if (tests.length === 0) throw new Refusal(`No test reaches the ${changed.length} files changed since ${base}.`);
  say(`${changed.length} changed files reach ${tests.length} test files.`);
  return tests;
}

const lines = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** For each file, the files that import it. */
async function importers() {
  const { stdout } = await run(node24(), [inRoot('scripts', 'lib', 'cruise.mjs'), '--imports', root], { quiet: true });
  const map = new Map();
  for (const [from, to] of JSON.parse(stdout)) map.set(to, [...(map.get(to) ?? []), from]);
  return map;
}

function reachedFrom(changed, importersOf) {
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importersOf.get(file) ?? []) reached.add(importer);
  return [...reached];
}
