import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsIn } from './migrations.ts';

const root = join(__dirname, '..', '..');
let folder: string;
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, name: string): void =>
  writeFileSync(join(folder, file), `export class ${name} { name = '${name}'; up() {} down() {} }\n`);

describe('the migrations', () => {
  it('are the files of the folder, by number, under the names that databases know them by', async () => {
    const names = (await migrationsIn(join(root, 'migrations'))).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Kernel1763700000001', 'Identity1763700000002', 'Community1763700000003']);
    expect(names).toEqual(expect.arrayContaining(['CardsWithoutMeta1763700000029', 'AccessEndsTogether1763700000034']));
    const moments = names.map((name) => Number(name.slice(-13)));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('are taken from the folder alone, without a list', async () => {
    write('0002-second-of-all.ts', 'SecondOfAll1763700000002');
    write('0001-first.ts', 'First1763700000001');
    const names = (await migrationsIn(folder)).map(({ name }) => name);
    expect(names).toEqual(['First1763700000001', 'SecondOfAll1763700000002']);
  });

  it.each([
    ['two of one number', ['0001-one.ts', 'One1763700000001'], ['0001-other.ts', 'Other1763700000001'], 'one number'],
    ['a class of another number', ['0001-one.ts', 'One1763700000002'], null, 'must export the migration One'],
    ['a file that is named otherwise', ['1-one.ts', 'One1763700000001'], null, 'not named like a migration'],
  ] as const)('stop at %s', async (_, one, other, message) => {
    write(...(one as [string, string]));
    if (other) write(...(other as [string, string]));
    await expect(migrationsIn(folder)).rejects.toThrow(message);
  });
});
