import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

const FILE = /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)\.ts$/;
/** The database knows a migration by its class: the file's words, and its number as the end of a moment. */
const FIRST = 1_763_700_000_000;

function classOf(file: string): string {
  const [, number, words] = FILE.exec(file) ?? [];
  if (!number || !words) throw new Error(`${file} is not named like a migration: 0001-what-it-brings.ts`);
  const name = words.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  return `${name}${FIRST + Number(number)}`;
}

/**
 * Every migration of a folder, by number: one file holds one, and the file's name says its class.
 *
 * @throws {Error} for two of one number, and for a file or a class of another name.
 */
export async function migrationsIn(folder: string): Promise<Migration[]> {
  const files = readdirSync(folder).sort();
  const numbers = files.map((file) => file.slice(0, 4));
  const twice = files.filter((_, index) => numbers.indexOf(numbers[index]!) !== numbers.lastIndexOf(numbers[index]!));
  if (twice.length) throw new Error(`These migrations have one number: ${twice.join(', ')}`);
  return Promise.all(
    files.map(async (file) => {
      const name = classOf(file);
      const exported = (await import(join(folder, file))) as Record<string, Migration | undefined>;
      const migration = exported[name];
      if (!migration || new migration().name !== name) throw new Error(`${file} must export the migration ${name}`);
      return migration;
    }),
  );
}
