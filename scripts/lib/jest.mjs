import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, node24, packageBin, root } from './paths.mjs';
import { run } from './processes.mjs';

/** Runs jest on Node 24 and counts. Its own output goes to the terminal as it comes. */
export async function runJest(args, patterns, env) {
  mkdirSync(cacheFolder, { recursive: true });
  const report = join(cacheFolder, `jest-${process.pid}.json`);
  const timings = join(cacheFolder, `jest-${process.pid}.timings`);
  try {
    const options = ['--json', '--outputFile', report, '--passWithNoTests', ...args, ...patterns];
    const { code } = await run(node24(), [packageBin('jest', 'bin/jest.js'), ...options], {
      cwd: root,
      env: {
        ...env,
        TEST_TIMINGS: timings,
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      },
      check: false,
    });
    return count(readReport(report), readTimings(timings), code);
  } finally {
    rmSync(report, { force: true });
    rmSync(timings, { force: true });
  }
}

const nothing = { passed: 0, skipped: 0, failedFiles: [], failedTitles: [], passedBeside: 0, files: [] };

function count(result, timings, code) {
  if (!result) return { ...nothing, failed: 1, failures: ['jest ended without a report'] };
  const passed = result.numPassedTests;
  const failedFiles = result.testResults.filter(({ status }) => status === 'failed');
  const tests = failedFiles.flatMap(({ assertionResults }) => assertionResults);
  // A file that could not even be loaded has no failed test, and jest may fail for reasons beside any test.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const unnamed = failed === 0 && code !== 0 ? [`jest ended with code ${code}`] : [];
  return {
    passed,
    failed: failed + unnamed.length,
    skipped: result.numPendingTests + result.numTodoTests,
    failedFiles: failedFiles.map(({ name }) => name),
    failures: [...failedFiles.flatMap(failuresOf), ...unnamed],
    failedTitles: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    passedBeside: passed - tests.filter(({ status }) => status === 'passed').length,
    files: result.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      milliseconds: endTime - startTime,
      ...timings.get(name),
    })),
  };
}

/** One line for each failed test of a file, or for a file that could not be loaded. */
function failuresOf({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['could not be run'];
  return titles.map((title) => `${relative(root, name)}: ${title}`);
}

/**
 * Runs the tests of a project in so many processes. Files that fail are run a second time, alone and from the start, and
 * what they say then counts. `unstable` names those that needed it (docs/adr/0010). `beforeAgain` gets their paths;
 * null: nothing is run again. `only`: the tests whose titles match it. `independent`: the tests of a file need nothing
 * of each other, so that of a failed file only the failed ones are run again.
 */
export async function runProject(
  { project, workers = 1, patterns, env, beforeAgain = async () => {}, only = null, independent = false },
  jest = runJest,
) {
  const first = await jest([...selecting(project), ...inProcesses(workers), ...matching(only)], patterns, env);
  const { failedFiles, failedTitles } = first;
  if (!beforeAgain || failedFiles.length === 0) return { ...first, unstable: [] };
  await beforeAgain(failedFiles);
  const apart = independent && failedTitles.length > 0;
  const titles = matching(apart ? failedTitles.map(escaped).join('|') : only);
  const again = await jest([...selecting(project), ...inProcesses(1), ...titles, '--runTestsByPath'], failedFiles, env);
  return {
    passed: (apart ? first.passed : first.passedBeside) + again.passed,
    failed: again.failed,
    failures: again.failures,
    skipped: first.skipped,
    unstable: failedFiles.filter((file) => !again.failedFiles.includes(file)),
    files: first.files,
  };
}

const matching = (title) => (title ? ['--testNamePattern', title] : []);
const escaped = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const selecting = (project) => ['--selectProjects', project];

/**
 * A process keeps what each file left behind: one that has grown makes way for a new one between two files. The only one
 * ends with its last test: what a failed test has left open, a server above all, must not keep the whole run from its end.
 */
const inProcesses = (count) =>
  count === 1 ? ['--runInBand', '--forceExit'] : [`--maxWorkers=${count}`, '--workerIdleMemoryLimit=2GB'];

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** By file: milliseconds spent importing and megabytes of its process (test/support/runner/shared-runtime.mjs). */
function readTimings(file) {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map(({ path, ...timing }) => [path, timing]));
}
