import { randomBytes } from 'node:crypto';
import { Client, escapeLiteral } from 'pg';

/** The migrated, empty database that every test database is a copy of (made by global-setup.ts). */
export const TEMPLATE = 'lyceum_template';
/** The same with the demo community, for journeys (made by demo-setup.ts). */
export const DEMO_TEMPLATE = 'lyceum_demo';

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
  /** The database to copy; the migrated, empty one unless another is named. */
  template?: string;
}

/** A database of its own for a test file: quicker than emptying tables, and nothing of one test reaches another. */
export async function createDatabase({
  migrated = true,
  verified = migrated,
  template = migrated ? TEMPLATE : 'template1',
}: Options = {}): Promise<TestDatabase> {
  const name = (verified ? VERIFIED : SCRATCH) + randomBytes(6).toString('hex');
  // Copying the files is quicker than writing the copy to the log, where nothing is flushed anyway.
  await administer([
    `create database ${name} template ${template} strategy file_copy`,
    // A file that has to be run again begins without what its first run has left (scripts/lib/test-databases.mjs).
    `comment on database ${name} is ${escapeLiteral(expect.getState().testPath ?? '')}`,
  ]);
  const kept = verified && process.env.KEEP_TEST_DATABASES === '1';
  return {
    url: urlOf(name),
    drop: async () => (kept ? undefined : administer([`drop database if exists ${name} with (force)`])),
  };
}

/** The address of a database on the server of this test process, unless another server is named. */
export function urlOf(database: string, server = ownServer()): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs statements that belong to the whole server, on a connection of their own. */
export async function administer(statements: string[], server = ownServer()): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A server for each process that runs tests (scripts/test.mjs). */
export function servers(): string[] {
  const urls = process.env.TEST_DATABASE_URLS?.split(' ');
  if (!urls) throw new Error('TEST_DATABASE_URLS is not set. `npm test -- database` starts servers and sets it.');
  return urls;
}

/** Which of the servers belongs to this test process. */
export const serverIndex = (): number => Number(process.env.JEST_WORKER_ID ?? 1) - 1;

const ownServer = (): string => servers()[serverIndex()]!;
