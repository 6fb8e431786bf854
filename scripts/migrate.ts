import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { migrationsIn } from './lib/migrations.ts';

/**
 * Brings the database that DATABASE_URL names up to date, or up to the migration `--until NAME`. An advisory lock lets one
 * process do it at a time.
 */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const { until } = parseArgs({ options: { until: { type: 'string' } } }).values;

const all = await migrationsIn(fileURLToPath(new URL('../migrations', import.meta.url)));
const last = until === undefined ? all.length - 1 : all.findIndex(({ name }) => name === until);
if (last < 0)
  throw new Error(`This version has no migration ${until}. Use the version that made the backup, or a newer one.`);
const migrations = all.slice(0, last + 1);
const source = new DataSource({ type: 'postgres', url, migrations, migrationsTransactionMode: 'each' });
await source.initialize();
try {
  await source.query("select pg_advisory_lock(hashtext('lyceum.migrate'))");
  const done = await source.runMigrations();
  console.log(done.length ? `Migrated: ${done.map(({ name }) => name).join(', ')}` : 'Database is up to date');
} finally {
  await source.destroy();
}
