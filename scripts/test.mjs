import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildAll } from './lib/build.mjs';
import { faultsToRun, recordFaults, screensToRun } from './lib/ci-selection.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runProject } from './lib/jest.mjs';
import { onLauncherGone } from './lib/launcher.mjs';
import { prepareMachine } from './lib/machine.mjs';
import { inRoot } from './lib/paths.mjs';
import { atEnd, cleanUp, run } from './lib/processes.mjs';
import { Refusal, reportFailure, say, step } from './lib/progress.mjs';
import { killProcessesOfRun, newRunId, RUN_VARIABLE } from './lib/run-leftovers.mjs';
import { proveStart } from './lib/start-proof.mjs';
import {
  dropDatabasesOf,
  dropTestDatabases,
  startTestServers,
  testSecret,
  verifyProjections,
} from './lib/test-databases.mjs';
import { recordDurations } from './lib/test-durations.mjs';
import { testPlan } from './lib/test-plan.mjs';
import { TestReport } from './lib/test-report.mjs';

/**
 * `npm test`: everything but the fault tests, from a fresh clone.
 *
 *   npm test -- unit            a part: unit, database, e2e, screens, faults, lint, typecheck
 *   npm test -- polls           every test with `polls` in its path, and the screens whose group names it
 *   npm test -- changed [REV]   every test that reaches what has changed since HEAD, or since a revision
 *   -t TITLE                    the tests with this title
 *   --shuffle[=SEED]            the files in a random order
 *   --verify                    compare the databases of the tests with a rebuild, as the whole run does
 *   --record-durations          write how long each file took to test/durations.json
 *   --faults                    add the fault tests
 *   --ci                        look at a third of the screens, and add the fault tests that the change calls for
 *   --start-proof               add an `npm start` with an empty data folder
 *
 * A file that fails is run once more, alone, and named in the report (docs/adr/0070). The last line counts tests, and
 * each other check as one: `N passed, N failed`.
 */
const args = process.argv.slice(2);
const runId = newRunId();
process.env[RUN_VARIABLE] = runId;
const report = new TestReport();

async function timed(work) {
  const begin = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - begin };
}

/** Answers why it failed, line by line: none when it succeeded. */
async function attempt(title, work) {
  try {
    await step(title, work);
    return [];
  } catch (error) {
    reportFailure(error);
    return String(error?.message ?? error).split('\n');
  }
}

/** A check that counts as one test. The others are made even when it fails. */
async function check(title, work) {
  const { value: failures, milliseconds } = await timed(() => attempt(title, work));
  report.add(title, { [failures.length === 0 ? 'passed' : 'failed']: 1, failures, milliseconds });
}

/** Preparation: counted only when it fails. Answers whether it succeeded. */
async function prepare(title, work) {
  const { value: failures, milliseconds } = await timed(() => attempt(title, work));
  report.add(title, { failed: failures.length === 0 ? 0 : 1, failures, milliseconds });
  return failures.length === 0;
}

/** The tests of a project, in so many processes. */
async function tests(project, plan, env, options) {
  const title = `Tests: ${project}`;
  await attempt(title, async () => {
    const { patterns, only } = plan;
    const { value: counted, milliseconds } = await timed(() =>
      runProject({ project, patterns, env, only, ...options }),
    );
    report.add(title, { ...counted, milliseconds });
    if (counted.failed > 0) throw new Refusal(`${title}: ${counted.failed} failed, see above.`);
    return `${counted.passed} passed${counted.skipped ? `, ${counted.skipped} skipped` : ''}`;
  });
}

const script = (name) => run(process.execPath, [inRoot('scripts', name)]);

async function main() {
  if (!(await prepare('Packages', ensureInstalled))) return;
  const plan = await testPlan(args);
  const env = plan.seed === null ? {} : { TEST_SHUFFLE: String(plan.seed) };
  if (plan.seed !== null) say(`Files in a random order: --shuffle=${plan.seed}`);
  let urls = [];
  if (plan.needsMachine)
    await prepare('Chromium and Redis', async () => void Object.assign(env, await prepareMachine()));
  if (plan.needsDatabases) {
    if (!(await prepare('PostgreSQL', async () => void (urls = await databaseServers(plan))))) return;
    Object.assign(env, testDatabases(urls, plan));
  }
  if (plan.needsBuild && !(await prepare('Build', buildAll))) return;

  if (plan.lint) await check('Lint', () => script('lint.mjs'));
  if (plan.typecheck) await check('Types', () => script('typecheck.mjs'));

  if (plan.unit) await tests('unit', plan, env, { workers: 2 });
  if (plan.database) {
    const beforeAgain = (files) => dropDatabasesOf(urls, files);
    await tests('database', plan, env, { workers: urls.length, beforeAgain });
  }
  if (plan.needsDatabases) env.DEMO_FOLDER = temporaryFolder('lyceum-demo-files-');
  // One for each core: each has an application and a browser of its own, and waits for states, never for a time.
  if (plan.e2e) await tests('e2e', plan, env, { workers: urls.length });
  if (plan.screens) await screens(plan, env, urls.length);
  if (plan.faults || plan.ci) await faults(plan, env);
  if (plan.soak) await tests('soak', plan, env, { beforeAgain: null });
  if (plan.verify) await check('Projections', async () => `${await verifyProjections(urls)} databases`);
  if (plan.start) await check('npm start', proveStart);
  if (args.includes('--record-durations')) recordDurations(report.parts.flatMap(({ files }) => files));
}

/** CI looks at a third of them; by name, all are looked at. */
async function screens(plan, env, workers) {
  const { share, notRun } = plan.ci ? screensToRun() : { share: '', notRun: [] };
  report.notRun.push(...notRun);
  await tests('screens', plan, { ...env, TEST_SCREENS: share }, { workers, independent: true, ...screensOf(plan) });
}

function screensOf({ screenGroups }) {
  if (screenGroups.length === 0) return {};
  return { patterns: [], only: `\\b(${screenGroups.join('|')})\\b.*: ` };
}

/** CI runs the fault tests that the change calls for; by name, all are run. */
async function faults(plan, env) {
  const whole = plan.patterns.length === 0 && plan.only === null;
  const { patterns, notRun } = plan.ci ? faultsToRun() : { patterns: plan.patterns, notRun: [] };
  report.notRun.push(...notRun);
  const before = report.failed;
  // Mostly they wait for servers of their own that were killed, so two run beside each other.
  await tests('faults', { ...plan, patterns }, env, { workers: 2 });
  await tests('faults alone', { ...plan, patterns }, env);
  if (whole && !plan.ci && report.failed === before) recordFaults();
}

/** Where the databases of the tests lie: on servers of our own, one for each process, unless one is given. */
async function databaseServers({ servers }) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    atEnd(() => dropTestDatabases(given));
    return [given];
  }
  const own = await startTestServers(servers);
  atEnd(own.stop);
  return own.urls;
}

const testDatabases = (urls, plan) => ({
  TEST_DATABASE_URLS: urls.join(' '),
  TEST_APP_SECRET: testSecret,
  // Only a whole run ends with the verification that the databases are kept for.
  ...(plan.verify && { KEEP_TEST_DATABASES: '1' }),
});

/** Removed at the end of the run. */
function temporaryFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function finish() {
  await cleanUp();
  killProcessesOfRun(runId);
  report.print();
  process.exitCode = report.failed > 0 ? 1 : 0;
}

let interrupted = false;
async function interrupt() {
  if (interrupted) return;
  interrupted = true;
  await cleanUp();
  killProcessesOfRun(runId);
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
onLauncherGone(interrupt);

try {
  await main();
} catch (error) {
  reportFailure(error);
  report.add('The run itself', { failed: 1 });
}
if (!interrupted) await finish();
