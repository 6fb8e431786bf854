import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { administer, servers, TEMPLATE, urlOf } from './database.ts';

/**
 * Once before the tests that need PostgreSQL: makes the template that `createDatabase()` copies, on a server that was
 * given. Servers of our own come with it (scripts/lib/test-databases.mjs).
 */
export default async function makeTemplates(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) await Promise.all(servers().map(makeTemplate));
}

async function makeTemplate(server: string): Promise<void> {
  await administer([`drop database if exists ${TEMPLATE} with (force)`, `create database ${TEMPLATE}`], server);
  await promisify(execFile)(process.execPath, [join(__dirname, '..', '..', '..', 'scripts', 'migrate.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: urlOf(TEMPLATE, server) },
  });
}
