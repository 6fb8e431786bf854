import { type Counted, runProject } from './jest.mjs';

const green = (passed: number): Counted => ({
  ...{ passed, failed: 0, skipped: 0 },
  ...{ failedFiles: [], failures: [], failedTitles: [], passedBeside: passed },
});
const red = (file: string, passedBeside: number): Counted => ({
  passed: passedBeside + 2,
  failed: 1,
  skipped: 0,
  failedFiles: [file],
  failures: [`${file}: a screen`],
  failedTitles: ['a screen, (a) part: fits'],
  passedBeside,
});

/** Answers what jest says at each run, what it was asked, and which files were told before the second. */
function runs(...answers: Counted[]) {
  const asked: string[][] = [];
  const told: string[] = [];
  const jest = (args: string[], patterns: string[]) => {
    asked.push([...args, ...patterns]);
    return Promise.resolve(answers[asked.length - 1]!);
  };
  const run = {
    project: 'database',
    workers: 2,
    patterns: ['feed'],
    env: {},
    beforeAgain: (files: string[]) => Promise.resolve(void told.push(...files)),
  };
  return { asked, told, result: () => runProject(run, jest) };
}

it('files that pass are run once, in as many processes as were asked for', async () => {
  const { asked, told, result } = runs(green(9));
  expect(await result()).toMatchObject({ passed: 9, failed: 0, unstable: [] });
  expect(asked).toEqual([['--selectProjects', 'database', '--maxWorkers=2', '--workerIdleMemoryLimit=2GB', 'feed']]);
  expect(told).toEqual([]);
});

it('a file that fails is run once more, alone, and named when it passes then', async () => {
  const { asked, told, result } = runs(red('a.db.spec.ts', 6), green(3));
  expect(await result()).toMatchObject({ passed: 9, failed: 0, failures: [], unstable: ['a.db.spec.ts'] });
  expect(asked[1]).toEqual([
    '--selectProjects',
    'database',
    '--runInBand',
    '--forceExit',
    '--runTestsByPath',
    'a.db.spec.ts',
  ]);
  expect(told).toEqual(['a.db.spec.ts']);
});

it('what fails twice has failed', async () => {
  const { result } = runs(red('a.db.spec.ts', 6), red('a.db.spec.ts', 0));
  expect(await result()).toMatchObject({ passed: 8, failed: 1, failures: ['a.db.spec.ts: a screen'], unstable: [] });
});

it('a run without a report, a crash of jest itself, has failed', async () => {
  const { result } = runs({ ...green(0), failed: 1 });
  expect(await result()).toMatchObject({ failed: 1 });
});

it('runs the tests of some titles alone, also when a file has to be run again', async () => {
  const asked: string[][] = [];
  const answers = [red('a.e2e.ts', 1), green(1)];
  const jest = (args: string[]) => {
    asked.push(args);
    return Promise.resolve(answers[asked.length - 1]!);
  };
  await runProject({ project: 'screens', patterns: [], env: {}, only: 'polls' }, jest);
  expect(asked.map((args) => args.join(' '))).toEqual([
    '--selectProjects screens --runInBand --forceExit --testNamePattern polls',
    '--selectProjects screens --runInBand --forceExit --testNamePattern polls --runTestsByPath',
  ]);
});

it('of independent tests, runs the failed ones again and keeps what the others said', async () => {
  const asked: string[][] = [];
  const answers = [red('a.e2e.ts', 1), green(1)];
  const jest = (args: string[]) => {
    asked.push(args);
    return Promise.resolve(answers[asked.length - 1]!);
  };
  const result = await runProject({ project: 'screens', patterns: [], env: {}, independent: true }, jest);
  expect(result).toMatchObject({ passed: 4, failed: 0, unstable: ['a.e2e.ts'] });
  expect(asked[1]).toContain('a screen, \\(a\\) part: fits');
});
