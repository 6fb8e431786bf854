import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { administer, TEMPLATE, urlOf } from './database.ts';

/** Once before the tests that need PostgreSQL: makes the template that `createDatabase()` copies. */
export default async function makeTemplate(): Promise<void> {
  await administer(`drop database if exists ${TEMPLATE} with (force)`, `create database ${TEMPLATE}`);
  await promisify(execFile)(process.execPath, [join(__dirname, '..', '..', 'scripts', 'migrate.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: urlOf(TEMPLATE) },
  });
}
