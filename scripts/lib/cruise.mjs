import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { inRoot } from './paths.mjs';

/**
 * Run on Node 24 by architecture.mjs: prints, for each folder given, what in it breaks an import rule. All folders in
 * one process, since loading the compiler takes far longer than following the imports.
 */
const options = await extractOptions(inRoot('.dependency-cruiser.cjs'));

async function violationsIn(folder) {
  const parts = ['apps', 'libs', 'migrations', 'scripts', 'test'].filter((part) => existsSync(join(folder, part)));
  const { output } = await cruise(parts, { ...options, baseDir: folder });
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

const found = [];
for (const folder of process.argv.slice(2)) found.push(await violationsIn(folder));
process.stdout.write(JSON.stringify(found));
