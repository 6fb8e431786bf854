import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { cacheFolder, inRoot, node24, root } from './paths.mjs';
import { run } from './processes.mjs';
import { sqlViolations } from './sql-ownership.mjs';

/** One folder per rule, each a small tree like the real one that breaks this rule and no other. */
export const plantedFolder = inRoot('test', 'architecture', 'planted');

const CHECKED = ['.dependency-cruiser.cjs', 'package-lock.json', 'apps', 'libs', 'migrations', 'scripts', 'test'];

/**
 * Everything in the repository that breaks a rule of the architecture: `{ rule, from, to }`. Following all imports takes a
 * minute, so the answer for an unchanged tree is remembered: lint and a test both ask.
 */
export async function architectureViolations() {
  const file = join(cacheFolder, 'architecture.json');
  const tree = fingerprint(CHECKED);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (known?.tree === tree) return known.found;
  const [found] = await violationsIn([root]);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify({ tree, found }));
  return found;
}

/** The same for every planted tree, by the rule it is planted against. */
export async function plantedViolations() {
  mkdirSync(cacheFolder, { recursive: true });
  // Inside the repository, so that zod and the like are found where they always are.
  const folder = mkdtempSync(join(cacheFolder, 'planted-'));
  try {
    cpSync(plantedFolder, folder, { recursive: true });
    const rules = readdirSync(folder);
    const trees = rules.map((rule) => join(folder, rule));
    trees.forEach(linkLibraries);
    const found = await violationsIn(trees);
    return Object.fromEntries(rules.map((rule, index) => [rule, found[index]]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function violationsIn(folders) {
  const args = [inRoot('scripts', 'lib', 'cruise.mjs'), ...folders];
  const { stdout } = await run(node24(), args, { quiet: true });
  return JSON.parse(stdout).map((found, index) => [...found, ...sqlViolations(folders[index])]);
}

/** In a planted tree the packages of the workspace are its own libraries, named as the real ones are. */
function linkLibraries(tree) {
  const libs = join(tree, 'libs');
  if (!existsSync(libs)) return;
  const scope = join(tree, 'node_modules', '@lyceum');
  mkdirSync(scope, { recursive: true });
  for (const lib of readdirSync(libs)) {
    cpSync(inRoot('libs', lib, 'package.json'), join(libs, lib, 'package.json'));
    symlinkSync(join(libs, lib), join(scope, lib));
  }
}
