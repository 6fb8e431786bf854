import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, node24, packageBin, root } from './paths.mjs';
import { run } from './processes.mjs';

/** Runs jest on Node 24 and counts. Its own output goes to the terminal as it comes. */
export async function runJest(args, env) {
  mkdirSync(cacheFolder, { recursive: true });
  const report = join(cacheFolder, `jest-${process.pid}.json`);
  try {
    const options = ['--json', '--outputFile', report, '--passWithNoTests', ...args];
    const { code } = await run(node24(), [packageBin('jest', 'bin/jest.js'), ...options], {
      cwd: root,
      env: { ...env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
      check: false,
    });
    return count(report, code);
  } finally {
    rmSync(report, { force: true });
  }
}

function count(report, code) {
  const result = read(report);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  const passed = result.numPassedTests;
  // A file that could not even be loaded has no failed test, and jest may fail for reasons beside any test.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed, failed: failed || (code === 0 ? 0 : 1), skipped: result.numPendingTests + result.numTodoTests };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
