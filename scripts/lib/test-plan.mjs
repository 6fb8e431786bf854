import { relative } from 'node:path';
import { changedTests } from './changed-tests.mjs';
import { filesBelow } from './fingerprint.mjs';
import { inRoot, root } from './paths.mjs';

const PROJECTS = ['unit', 'database', 'e2e', 'screens', 'faults', 'soak'];
const FLAGS = ['--start-proof', '--faults', '--ci', '--verify', '--record-durations'];

/**
 * What `npm test -- …` was asked for. `patterns` are parts of paths; `only` matches test titles; `seed` shuffles the
 * files; each other field says whether a part of the run is wanted.
 */
export async function testPlan(args) {
  const { words, only, seed } = parse(args);
  if (words[0] === 'changed') return planOf(args, await changedTests(words[1]), { only, seed });
  return planOf(args, words, { only, seed });
}

/** Splits the arguments into words, jest's own `-t TITLE`, and `--shuffle` or `--shuffle=SEED`. */
function parse(args) {
  const words = args.filter((word) => !FLAGS.includes(word) && !word.startsWith('--shuffle'));
  const shuffle = args.find((word) => word.startsWith('--shuffle'));
  const seed = shuffle ? Number(shuffle.split('=')[1] ?? Math.floor(Math.random() * 100_000)) : null;
  const title = words.indexOf('-t');
  if (title < 0) return { words, only: null, seed };
  return { words: words.toSpliced(title, 2), only: words[title + 1], seed };
}

function planOf(args, words, { only, seed }) {
  const patterns = words.filter((word) => ![...PROJECTS, 'lint', 'typecheck'].includes(word));
  const everything = words.length === 0;
  const named = PROJECTS.filter((name) => words.includes(name));
  /** A path alone is looked for in all projects; a build is made only for the journeys that have it. */
  const searched = patterns.length > 0 && named.length === 0;
  const areIn = (files) => patterns.some((pattern) => files.some((file) => relative(root, file).includes(pattern)));
  const journeys = named.includes('e2e') || (searched && areIn(filesBelow(['test/e2e']).filter(isJourney)));
  const faultFiles = filesBelow(['test/faults']).filter((file) => file.endsWith('.faults.ts'));
  const plan = {
    patterns,
    only,
    seed,
    everything,
    ci: args.includes('--ci'),
    // Screens are grouped by `module: what they show` in two files; a word without a slash may name a group.
    screenGroups: named.length === 0 && !patterns.some((pattern) => pattern.includes('/')) ? patterns : [],
    lint: everything || words.includes('lint'),
    typecheck: everything || words.includes('typecheck'),
    unit: everything || searched || named.includes('unit'),
    database: everything || searched || named.includes('database'),
    e2e: everything || journeys,
    screens: everything || (searched && (journeys || areIn([inRoot('screens')]))) || named.includes('screens'),
    faults: args.includes('--faults') || named.includes('faults') || (searched && areIn(faultFiles)),
    soak: named.includes('soak'),
    verify: everything || args.includes('--verify'),
    start: args.includes('--start-proof'),
  };
  const onDatabases = filesBelow(['apps', 'libs', 'scripts', 'test']).filter((file) => ON_DATABASES.test(file));
  const single = matching(onDatabases, patterns).length === 1;
  return { ...plan, ...needsOf(plan), servers: single ? 1 : 2 };
}

const ON_DATABASES = /\.(db\.spec|e2e|faults)\.ts$/;
const matching = (files, patterns) =>
  files.filter((file) => patterns.some((pattern) => relative(root, file).includes(pattern)));

function needsOf(plan) {
  const needsDatabases = plan.database || plan.e2e || plan.screens || plan.faults || plan.ci || plan.soak;
  return {
    needsDatabases,
    needsMachine: needsDatabases,
    needsBuild: plan.e2e || plan.screens || plan.start || plan.verify || plan.faults || plan.ci || plan.soak,
  };
}

const isJourney = (file) => file.endsWith('.e2e.ts') && !file.endsWith('-screens.e2e.ts');
