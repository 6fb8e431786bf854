import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { inRoot } from './paths.mjs';

/**
 * Run on Node 24 by architecture.mjs: prints, for each folder given, what in it breaks an import rule. All folders in
 * one process, since loading the compiler takes far longer than following the imports. With `--imports` it prints the
 * pairs of importing and imported files instead (changed-tests.mjs).
 */
const options = await extractOptions(inRoot('.dependency-cruiser.cjs'));

async function graphOf(folder) {
  const parts = ['apps', 'libs', 'migrations', 'scripts', 'test'].filter((part) => existsSync(join(folder, part)));
  return (await cruise(parts, { ...options, baseDir: folder })).output;
}

async function violationsIn(folder) {
  const { summary } = await graphOf(folder);
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

async function importsIn(folder) {
  const { modules } = await graphOf(folder);
  return modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]));
}

const [first, ...others] = process.argv.slice(2);
if (first === '--imports') {
  process.stdout.write(JSON.stringify(await importsIn(others[0])));
} else {
  const found = [];
  for (const folder of [first, ...others]) found.push(await violationsIn(folder));
  process.stdout.write(JSON.stringify(found));
}
