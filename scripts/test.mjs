import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { filesBelow } from './lib/fingerprint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runProject } from './lib/jest.mjs';
import { onLauncherGone } from './lib/launcher.mjs';
import { prepareMachine } from './lib/machine.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { atEnd, cleanUp, run } from './lib/processes.mjs';
import { Refusal, reportFailure, say, step } from './lib/progress.mjs';
import { proveStart } from './lib/start-proof.mjs';
import {
  dropDatabasesOf,
  dropTestDatabases,
  startTestServers,
  testSecret,
  verifyProjections,
} from './lib/test-databases.mjs';

/**
 * `npm test`: everything, from a fresh clone. `npm test -- unit` (or database, e2e, screens, lint, typecheck) runs that part,
 * `npm test -- polls` whatever has `polls` in its path: unit, database and journeys, and the screens that it names in
 * their groups' titles; `--start-proof` adds a whole `npm start`, and `--faults` what kills processes (CI does both), which
 * is else run by its name alone (`npm run test:faults`); `--verify` compares what the tests wrote with what a rebuild gives, as the whole does. A file that fails is run once more, alone, and named in the summary
 * (docs/adr/0010). The very last line counts tests, and each other check as one: `N passed, N failed`.
 */
const flags = ['--start-proof', '--faults', '--verify'];
const given = process.argv.slice(2).filter((word) => !flags.includes(word));
/** jest's own `-t`: the tests whose titles match what follows it. */
const title = given.indexOf('-t');
const only = title < 0 ? null : given[title + 1];
const words = title < 0 ? given : given.toSpliced(title, 2);
const projects = ['unit', 'database', 'e2e', 'screens', 'faults', 'soak'];
const patterns = words.filter((word) => ![...projects, 'lint', 'typecheck'].includes(word));
const everything = words.length === 0;
const named = projects.filter((name) => words.includes(name));
const isJourney = (file) => file.endsWith('.e2e.ts') && !file.endsWith('-screens.e2e.ts');
/** A path alone is looked for in all projects; a build is made only for the journeys that have it. */
const searched = patterns.length > 0 && named.length === 0;
const areIn = (files) => patterns.some((pattern) => files.some((file) => relative(root, file).includes(pattern)));
const journeys = named.includes('e2e') || (searched && areIn(filesBelow(['test/e2e']).filter(isJourney)));
/** Screens stand in two files, grouped by `module: what they show`. */
const screensOf = named.length === 0 && !patterns.some((pattern) => pattern.includes('/')) ? patterns : [];
const plan = {
  lint: everything || words.includes('lint'),
  typecheck: everything || words.includes('typecheck'),
  unit: everything || searched || named.includes('unit'),
  database: everything || searched || named.includes('database'),
  e2e: everything || journeys,
  screens: everything || (searched && (journeys || areIn([inRoot('screens')]))) || named.includes('screens'),
  faults:
    process.argv.includes('--faults') ||
    named.includes('faults') ||
    (searched && areIn(filesBelow(['test/faults']).filter((file) => file.endsWith('.faults.ts')))),
  soak: named.includes('soak'),
  verify: everything || process.argv.includes('--verify'),
  start: process.argv.includes('--start-proof'),
};
const kills = plan.faults || plan.soak;
const needsDatabases = plan.database || plan.e2e || plan.screens || plan.faults;
const needsMachine = needsDatabases || kills;
const needsBuild = plan.e2e || plan.screens || plan.start || plan.verify || kills;

const summary = [];
const record = (title, result) => summary.push({ title, passed: 0, failed: 0, unstable: [], ...result });

/** A check that counts as one test. The others are made even when it fails. */
async function check(title, work) {
  const passed = await attempt(title, work);
  record(title, passed ? { passed: 1 } : { failed: 1 });
}

/** Preparation: counted only when it fails. Answers whether it succeeded. */
async function prepare(title, work) {
  const done = await attempt(title, work);
  if (!done) record(title, { failed: 1 });
  return done;
}

async function attempt(title, work) {
  try {
    await step(title, work);
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

/** The tests of a project, in so many processes. */
async function tests(project, env, options) {
  await attempt(`Tests: ${project}`, async () => {
    const counted = await runProject({ project, patterns, env, only, ...options });
    record(`Tests: ${project}`, counted);
    if (counted.failed > 0) throw new Refusal(`Tests: ${project}: ${counted.failed} failed, see above.`);
    return `${counted.passed} passed${counted.skipped ? `, ${counted.skipped} skipped` : ''}`;
  });
}

const script = (name) => run(process.execPath, [inRoot('scripts', name)]);

async function main() {
  if (!(await prepare('Packages', ensureInstalled))) return;
  const env = {};
  let urls = [];
  if (needsMachine) await prepare('Chromium and Redis', async () => void Object.assign(env, await prepareMachine()));
  if (needsDatabases) {
    if (!(await prepare('PostgreSQL', async () => void (urls = await databaseServers())))) return;
    Object.assign(env, testDatabases(urls));
  }
  if (needsBuild && !(await prepare('Build', buildAll))) return;

  if (plan.lint) await check('Lint', () => script('lint.mjs'));
  if (plan.typecheck) await check('Types', () => script('typecheck.mjs'));

  if (plan.unit) await tests('unit', env, { workers: 2 });
  if (plan.database) {
    const beforeAgain = (files) => dropDatabasesOf(urls, files);
    await tests('database', env, { workers: urls.length, beforeAgain });
  }
  if (plan.e2e || plan.screens) env.DEMO_FOLDER = demoFolder();
  // One for each core: each has an application and a browser of its own, and waits for states, never for a time.
  if (plan.e2e) await tests('e2e', env, { workers: urls.length });
  if (plan.screens) await tests('screens', env, { workers: urls.length, ...(screensOf.length && inGroups(screensOf)) });
  // Mostly they wait for servers of their own that were killed.
  if (plan.faults) await tests('faults', env, { workers: 2 });
  if (plan.faults) await tests('faults alone', env);
  if (plan.soak) await tests('soak', env, { beforeAgain: null });
  if (plan.verify) await check('Projections', async () => `${await verifyProjections(urls)} databases`);
  if (plan.start) await check('npm start', proveStart);
}

const inGroups = (names) => ({ patterns: [], only: `\\b(${names.join('|')})\\b.*: ` });

/** Where the databases of the tests lie: on servers of our own, one for each core, unless one is given. */
async function databaseServers() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    atEnd(() => dropTestDatabases(given));
    return [given];
  }
  const own = await startTestServers(2);
  atEnd(own.stop);
  return own.urls;
}

const testDatabases = (urls) => ({
  TEST_DATABASE_URLS: urls.join(' '),
  TEST_APP_SECRET: testSecret,
  // Only a whole run ends with the verification that the databases are kept for.
  ...(plan.verify && { KEEP_TEST_DATABASES: '1' }),
});

/** Where the files of the demo community lie that all journeys start with (test/support/servers/demo-setup.ts). */
function demoFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-demo-files-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function finish() {
  await cleanUp();
  const sum = (key) => summary.reduce((total, entry) => total + entry[key], 0);
  say();
  for (const { title, passed, failed, unstable } of summary) {
    say(`${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed`);
    for (const file of unstable)
      say(`  ! ${relative(root, file)} passed at its second run only: it has to be looked into.`);
  }
  say(`Test files that passed at their second run only: ${summary.flatMap(({ unstable }) => unstable).length}`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

let interrupted = false;
async function interrupt() {
  if (interrupted) return;
  interrupted = true;
  await cleanUp();
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
onLauncherGone(interrupt);

try {
  await main();
} catch (error) {
  reportFailure(error);
  record('The run itself', { failed: 1 });
}
if (!interrupted) await finish();
