import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import type { Storage } from '../../modules/media/index.ts';
import { BackupRefused, type Manifest, secretFingerprint, type TableFile, writeDescription } from './manifest.ts';
import { writeFiles } from './stored-files.ts';
import { sequencesOf, tablesOf, writeTable } from './tables.ts';

export interface Source {
  databaseUrl: string;
  secret: string;
  storage: Storage;
}

/** The two folders of a backup. */
export interface Folders {
  folder: string;
  /** The encryption keys of members, which are kept apart and for a shorter time. */
  keys: string;
}

/** Members' keys. Whoever has both folders and `APP_SECRET` can read what was erased after the backup. */
const KEY_SCHEMA = 'vault';
const unfinished = (folder: string): string => `${folder}.unfinished`;

/**
 * Writes a backup while the application runs. All tables are of one moment; files are copied after it. Nothing has the
 * final names until all is written, so an interrupted backup leaves only folders that end in `.unfinished`, which the next
 * one replaces.
 * @throws {BackupRefused} if one of the folders exists
 */
export async function makeBackup(source: Source, { folder, keys }: Folders): Promise<Manifest> {
  for (const taken of [folder, keys]) if (existsSync(taken)) throw new BackupRefused(`${taken} exists already.`);
  for (const begun of [unfinished(folder), unfinished(keys)]) {
    await rm(begun, { recursive: true, force: true });
    await mkdir(join(begun, 'tables'), { recursive: true, mode: 0o700 });
  }
  const backup = randomUUID();
  const rows = await writeRows(source.databaseUrl, unfinished(folder), unfinished(keys));
  const files = await writeFiles(source.storage, unfinished(folder));
  const manifest: Manifest = {
    format: 1,
    backup,
    made_at: rows.at,
    migrations: rows.migrations,
    secret: secretFingerprint(source.secret),
    events: rows.tables.find(({ table }) => table === 'events.event')?.rows ?? 0,
    tables: rows.tables,
    sequences: rows.sequences,
    files,
  };
  await writeDescription(unfinished(keys), 'keys.json', { format: 1, backup, tables: rows.keys });
  await writeDescription(unfinished(folder), 'backup.json', manifest);
  for (const done of [keys, folder]) {
    await mkdir(dirname(done), { recursive: true });
    await rename(unfinished(done), done);
  }
  return manifest;
}

/** All tables, as they were at one moment. */
async function writeRows(databaseUrl: string, folder: string, keyFolder: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await tablesOf(client);
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local lock_timeout = '60s'`);
    // Before the first read, which fixes the moment: a rebuild that swapped a table later would leave an empty one to read.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
    const [{ at }] = (await client.query<{ at: string }>(`select now()::text as at`)).rows as [{ at: string }];
    const migrations = await client.query<{ name: string }>('select name from public.migrations order by id');
    const written: TableFile[] = [];
    const keys: TableFile[] = [];
    for (const table of tables) {
      const isKey = table.schema === KEY_SCHEMA;
      (isKey ? keys : written).push(await writeTable(client, table, isKey ? keyFolder : folder));
    }
    const sequences = await sequencesOf(client);
    await client.query('commit');
    return { at, migrations: migrations.rows.map(({ name }) => name), tables: written, keys, sequences };
  } finally {
    await client.end();
  }
}
