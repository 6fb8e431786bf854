import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The migrated, empty database that every test database is a copy of (made by global-setup.ts). */
export const TEMPLATE = 'lyceum_template';

/**
 * Kept until the end of a run, when `npm test` proves that every projection in them can be rebuilt from the events
 * (scripts/lib/test-databases.mjs lists them by this prefix).
 */
const VERIFIED = 'lyceum_test_';
const SCRATCH = 'lyceum_scratch_';

export interface TestDatabase {
  url: string;
  /** Removes the database; in a run that verifies at its end, only those are removed that are not to be verified. */
  drop(): Promise<void>;
}

interface Options {
  /** False: an empty database without any table. */
  migrated?: boolean;
  /** False for tests that damage read models on purpose. */
  verified?: boolean;
}

/** A database of its own for a test file: quicker than emptying tables, and nothing of one test reaches another. */
export async function createDatabase({ migrated = true, verified = migrated }: Options = {}): Promise<TestDatabase> {
  const name = (verified ? VERIFIED : SCRATCH) + randomBytes(6).toString('hex');
  // Copying the files is quicker than writing the copy to the log, where nothing is flushed anyway.
  await administer(`create database ${name} template ${migrated ? TEMPLATE : 'template1'} strategy file_copy`);
  const kept = verified && process.env.KEEP_TEST_DATABASES === '1';
  return {
    url: urlOf(name),
    drop: async () => (kept ? undefined : administer(`drop database if exists ${name} with (force)`)),
  };
}

/** The address of another database on the test server. */
export function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs statements that belong to the whole server, on a connection of their own. */
export async function administer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set. `npm test -- database` starts a server and sets it.');
  return url;
}
