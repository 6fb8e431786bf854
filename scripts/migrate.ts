import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { migrationsIn } from './lib/migrations.ts';

/** Brings the database that DATABASE_URL names up to date. An advisory lock lets one process do it at a time. */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');

const migrations = await migrationsIn(fileURLToPath(new URL('../migrations', import.meta.url)));
const source = new DataSource({ type: 'postgres', url, migrations, migrationsTransactionMode: 'each' });
await source.initialize();
try {
  await source.query("select pg_advisory_lock(hashtext('lyceum.migrate'))");
  const done = await source.runMigrations();
  console.log(done.length ? `Migrated: ${done.map(({ name }) => name).join(', ')}` : 'Database is up to date');
} finally {
  await source.destroy();
}
