import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

/** Runs the three example files one after the other in one process, as a worker does. */
function runExamples(): Report {
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [jest, '--selectProjects', 'runner example', '--runInBand', '--json'];
  const env = { ...process.env, RUNNER_EXAMPLE: '1', TEST_SHUFFLE: '', TEST_TIMINGS: '' };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    throw new Error(stderr);
  }
}

// jest starts once more for it.
jest.setTimeout(120_000);

describe('the runtime of the tests (ADR 70)', () => {
  it('shares application modules between files, and neither support modules nor what a test leaves', () => {
    const results = runExamples().testResults.flatMap(({ assertionResults }) => assertionResults);

    expect(results.map(({ title, status }) => `${status}: ${title}`)).toEqual([
      'passed: leaves what it loaded, a variable, a spy and a replaced clock',
      'passed: finds the same class of the application',
      'passed: has support modules and hooks of its own',
      'passed: finds no variable, spy or clock of the first file',
      'passed: gets modules of its own, because its first line asks for isolation',
    ]);
  });
});
