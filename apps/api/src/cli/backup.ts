import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Kernel, renumberEvents } from '@lyceum/kernel';
import { Client } from 'pg';
import { DecisionQueries } from '../modules/consent/index.ts';
import { openStorage } from '../modules/media/index.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Folders, makeBackup, type Source } from './backup/make.ts';
import { BackupRefused, type Manifest } from './backup/manifest.ts';
import { checkBackup, restoreBackup } from './backup/restore.ts';
import { openContext } from './context.ts';
import { verified } from './verification.ts';

const USAGE = `Usage: bin/lyceum backup FOLDER | check-backup FOLDER | restore FOLDER | drill FOLDER   [--keys FOLDER]
  backup        writes database and files into a new folder, while the application runs
  check-backup  compares a backup with its checksums
  restore       restores a backup into an empty database and storage
  drill         restores a backup into a database of its own, verifies that, and drops it
  --keys        where members' encryption keys are; the default is FOLDER.keys`;

const summary = ({ events, tables, files, made_at }: Manifest): string =>
  `${events} events, ${tables.length} tables and ${files.count} files of ${made_at}`;

const commands: Record<string, (config: Config, folders: Folders) => Promise<string>> = {
  async backup(config, folders) {
    const manifest = await makeBackup(sourceOf(config), folders);
    return `Saved ${summary(manifest)} in ${folders.folder}.
The keys are in ${folders.keys}. Store them apart, and delete them after the time that an erasure may take.
APP_SECRET is in neither. Without it nobody can read the backup's encrypted fields.`;
  },

  async 'check-backup'(_, folders) {
    const { manifest } = await checkBackup(folders);
    return `Complete and undamaged: ${summary(manifest)}.`;
  },

  async restore(config, folders) {
    const manifest = await restoreBackup(sourceOf(config), folders);
    await inApplication({}, renumber);
    return `Restored ${summary(manifest)}.`;
  },

  drill,
};

const sourceOf = (config: Config): Source => ({
  databaseUrl: config.databaseUrl,
  secret: config.secret,
  storage: openStorage(config),
});

/** Events have places by the transactions of their cluster, so those of another one need new places. */
const renumber = ({ kernel }: { kernel: Kernel }): Promise<number> => renumberEvents(kernel.db);

async function inApplication<T>(
  settings: Record<string, string>,
  work: (application: { kernel: Kernel; consent: DecisionQueries }) => Promise<T>,
): Promise<T> {
  const context = await openContext(settings);
  const kernel = context.get(Kernel);
  try {
    return await work({ kernel, consent: context.get(DecisionQueries, { strict: false }) });
  } finally {
    await kernel.db.close();
  }
}

/** @throws {BackupRefused} if the restored read models or the consent ledger are not as recorded */
async function drill(config: Config, folders: Folders): Promise<string> {
  const name = `lyceum_drill_${randomUUID().slice(0, 8)}`;
  const database = new URL(config.databaseUrl);
  database.pathname = name;
  const dataDir = await mkdtemp(join(tmpdir(), 'lyceum-drill-'));
  const settings = { DATABASE_URL: database.href, DATA_DIR: dataDir, APP_SECRET: config.secret, S3_ENDPOINT: '' };
  const server = new Client({ connectionString: config.databaseUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  try {
    const manifest = await restoreBackup(sourceOf(readConfig({ ...process.env, ...settings })), folders);
    const differing = await inApplication(settings, async ({ kernel, consent }) => {
      await renumber({ kernel });
      const projections = await verified(kernel, kernel.projections);
      const { broken } = await consent.verify();
      const entries = broken.map(({ subject, number, fault }) => `consent of ${subject}, entry ${number}: ${fault}`);
      return [...projections.filter(({ equal }) => !equal).map(({ line }) => line), ...entries];
    });
    if (differing.length > 0) throw new BackupRefused(`The backup restores, but differs:\n${differing.join('\n')}`);
    return `Restored and verified ${summary(manifest)}. The drill's database is dropped.`;
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } });
    const [command = '', folder, ...rest] = positionals;
    if (!commands[command] || !folder || rest.length > 0) return null;
    return { run: commands[command], folder: resolve(folder), keys: resolve(values.keys ?? `${folder}.keys`) };
  } catch {
    return null;
  }
}

const given = readArguments();
if (!given) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const { DATA_DIR = tmpdir() } = process.env;
  console.log(await given.run(readConfig({ ...process.env, DATA_DIR }), given));
} catch (error) {
  if (!(error instanceof BackupRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
process.exit();
