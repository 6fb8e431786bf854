import { type Counted, runTwice } from './jest.mjs';

const green = (passed: number): Counted => ({ passed, failed: 0, skipped: 0, failedFiles: [], passedBeside: passed });
const red = (file: string, passedBeside: number): Counted => ({
  passed: passedBeside + 2,
  failed: 1,
  skipped: 0,
  failedFiles: [file],
  passedBeside,
});

/** Answers what jest says at each run, and what it was asked. */
function runs(...answers: Counted[]) {
  const asked: string[][] = [];
  const jest = (args: string[], patterns: string[]) => {
    asked.push([...args, ...patterns]);
    return Promise.resolve(answers[asked.length - 1]!);
  };
  return { asked, result: () => runTwice(['--runInBand'], ['feed'], {}, jest) };
}

it('journeys that pass are run once', async () => {
  const { asked, result } = runs(green(9));
  expect(await result()).toMatchObject({ passed: 9, failed: 0, unstable: [] });
  expect(asked).toEqual([['--runInBand', 'feed']]);
});

it('a file that fails is run once more, alone, and named when it passes then', async () => {
  const { asked, result } = runs(red('a.e2e.ts', 6), green(3));
  expect(await result()).toMatchObject({ passed: 9, failed: 0, unstable: ['a.e2e.ts'] });
  expect(asked[1]).toEqual(['--runInBand', '--runTestsByPath', 'a.e2e.ts']);
});

it('what fails twice has failed', async () => {
  const { result } = runs(red('a.e2e.ts', 6), red('a.e2e.ts', 0));
  expect(await result()).toMatchObject({ passed: 8, failed: 1, unstable: [] });
});

it('a run without a report, a crash of jest itself, has failed', async () => {
  const { result } = runs({ passed: 0, failed: 1, skipped: 0, failedFiles: [], passedBeside: 0 });
  expect(await result()).toMatchObject({ failed: 1 });
});
