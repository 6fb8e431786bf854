import { testPlan } from './test-plan.mjs';

const PARTS = ['lint', 'typecheck', 'unit', 'database', 'e2e', 'screens', 'faults', 'verify', 'start'] as const;

async function partsOf(...args: string[]): Promise<string[]> {
  const plan = await testPlan(args);
  return PARTS.filter((part) => plan[part]);
}

describe('what npm test runs', () => {
  it('runs everything but the faults without arguments', async () => {
    expect(await partsOf()).toEqual(['lint', 'typecheck', 'unit', 'database', 'e2e', 'screens', 'verify']);
  });

  it('runs one kind of tests by its name', async () => {
    expect(await partsOf('database')).toEqual(['database']);
    expect(await partsOf('faults')).toEqual(['faults']);
  });

  it('runs the unit, database and browser tests of a word', async () => {
    expect(await partsOf('polls')).toEqual(['unit', 'database', 'e2e', 'screens']);
    expect((await testPlan(['polls'])).screenGroups).toEqual(['polls']);
  });

  it('makes no build for a path without journeys', async () => {
    const plan = await testPlan(['database', 'test/api/media/']);
    expect(plan).toMatchObject({ needsBuild: false, needsDatabases: true, patterns: ['test/api/media/'] });
  });

  it('starts one server for one file', async () => {
    expect((await testPlan(['database', 'poll-voting.db'])).servers).toBe(1);
    expect((await testPlan(['database'])).servers).toBe(2);
  });

  it('takes a title and the seed of an order', async () => {
    expect(await testPlan(['unit', '-t', 'votes', '--shuffle=7'])).toMatchObject({ only: 'votes', seed: 7 });
  });

  it('adds the faults that a change calls for, and a start, in CI', async () => {
    const plan = await testPlan(['--ci', '--start-proof']);
    expect(plan).toMatchObject({ everything: true, ci: true, start: true, faults: false });
  });
});
