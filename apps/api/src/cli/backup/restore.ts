import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { Folders, Source } from './make.ts';
import {
  BackupRefused,
  checkWritten,
  KEYS,
  type Keys,
  type Manifest,
  MANIFEST,
  readDescription,
  secretFingerprint,
} from './manifest.ts';
import { checkFiles, readFiles } from './stored-files.ts';
import { readTable } from './tables.ts';

const MIGRATE = fileURLToPath(new URL('../../../../../scripts/migrate.ts', import.meta.url));

/**
 * Compares a backup with its checksums.
 * @throws {BackupRefused} if it is incomplete, damaged, or of two different backups
 */
export async function checkBackup({ folder, keys: keyFolder }: Folders) {
  const manifest = await readDescription<Manifest>(MANIFEST, folder, 'backup.json');
  const keys = await readDescription<Keys>(KEYS, keyFolder, 'keys.json');
  if (keys.backup !== manifest.backup) throw new BackupRefused(`${keyFolder} holds the keys of another backup.`);
  for (const table of manifest.tables) await checkWritten(folder, table);
  for (const table of keys.tables) await checkWritten(keyFolder, table);
  return { manifest, keys, files: await checkFiles(folder, manifest.files) };
}

/**
 * Restores a backup into an empty database and a storage. It checks everything before it writes, restores all rows in one
 * transaction, and may run again after it was interrupted before that transaction ended. The caller must renumber the events.
 * @throws {BackupRefused} if the backup is damaged, the secret is another one, or the database holds events
 */
export async function restoreBackup(target: Source, folders: Folders): Promise<Manifest> {
  const { manifest, keys, files } = await checkBackup(folders);
  if (manifest.secret !== secretFingerprint(target.secret)) {
    throw new BackupRefused('APP_SECRET is not that of the backup. Without it nobody can read the encrypted fields.');
  }
  await refuseFilled(target.databaseUrl);
  // The tables of the backup's version first. What newer versions changed is done to the restored rows.
  await migrate(target.databaseUrl, manifest.migrations.at(-1));
  await refuseOther(target.databaseUrl, manifest.migrations);
  await readFiles(target.storage, folders.folder, files);
  await restoreRows(target.databaseUrl, manifest, keys, folders);
  await migrate(target.databaseUrl);
  return manifest;
}

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const refuseFilled = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('events.event') is not null as there`);
    if (!rows[0]!.there) return;
    const { rowCount } = await client.query('select from events.event limit 1');
    if (rowCount) throw new BackupRefused('The database holds events already. Restore into an empty one.');
  });

const refuseOther = (databaseUrl: string, migrations: readonly string[]): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from public.migrations order by id');
    if (rows.map(({ name }) => name).join() === migrations.join()) return;
    throw new BackupRefused(
      'The tables are not those of the backup. Use an empty database, and the version that made the backup or a newer one.',
    );
  });

/** Up to the migration of this name, or all. Its output is shown only if it fails. */
async function migrate(databaseUrl: string, last?: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [MIGRATE, ...(last ? ['--until', last] : [])], { env });
}

const restoreRows = (databaseUrl: string, manifest: Manifest, keys: Keys, folders: Folders): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const all = [...manifest.tables, ...keys.tables];
    await client.query(`begin; set local statement_timeout = 0`);
    // Some migrations fill tables, and the backup has those rows too.
    await client.query(`truncate ${all.map(({ table }) => table).join(', ')}`);
    for (const table of manifest.tables) await readTable(client, table, folders.folder);
    for (const table of keys.tables) await readTable(client, table, folders.keys);
    for (const { name, value, called } of manifest.sequences) {
      await client.query({ text: 'select setval($1::regclass, $2, $3)', values: [name, value, called] });
    }
    await client.query('commit; analyze');
  });
