import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseTestsToRun, SWEEPS } from './ci-selection.mjs';

describe('the database tests of a CI run', () => {
  const sweeps = SWEEPS.flat();

  it('name sweeps that exist', () => {
    expect(sweeps.filter((file) => !existsSync(join(__dirname, '..', '..', file)))).toEqual([]);
  });

  it('have one third of the sweeps, which the commit chooses, and all other tests', () => {
    const runs = ['00000000', '00000001', '00000002'].map((hash) => {
      const { patterns } = databaseTestsToRun(hash);
      const isRun = (file: string): boolean => patterns.every((pattern) => new RegExp(pattern).test(`/lyceum/${file}`));
      expect(isRun('test/api/rights/others.db.spec.ts')).toBe(true);
      return sweeps.filter(isRun);
    });
    expect(runs).toEqual(SWEEPS);
  });

  it('say what they leave out', () => {
    const { notRun } = databaseTestsToRun('00000000');
    expect(notRun).toHaveLength(4);
    expect(notRun[0]).toMatch(/^test\/api\/rights\/permission-matrix.*runs all/);
  });
});
