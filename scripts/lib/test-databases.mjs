import { mkdtempSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { inRoot, node24 } from './paths.mjs';
import { discardPostgres, startPostgres } from './postgres.mjs';
import { processStamp, run } from './processes.mjs';
import { Refusal } from './progress.mjs';

/** One for all test databases: the verification at the end opens what the tests have sealed. */
export const testSecret = 'the secret of every database that a test has made';

const folderPrefix = 'lyceum-test-postgres-';

/** Databases that test/support/database.ts makes and keeps for the verification. */
const verified = /^lyceum_test_/;
const made = /^lyceum_(test|scratch)_|^lyceum_template$/;

/** A server for one run, without durability, in a folder that is deleted at the end. */
export async function startTestServer() {
  await discardAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  // Two test processes, each with an application that holds a pool and the queues' connections.
  const server = await startPostgres({ dataDir, fast: true, maxConnections: 300 });
  const stop = async () => {
    await server.stop();
    await discardPostgres({ dataDir });
  };
  return { url: server.url, stop };
}

/** What runs that were killed have left in the temporary folder. */
async function discardAbandoned() {
  const abandoned = readdirSync(tmpdir()).filter((name) => {
    if (!name.startsWith(folderPrefix)) return false;
    return processStamp(Number(name.slice(folderPrefix.length).split('-')[0])) === null;
  });
  // Another user's folders are not ours to delete.
  for (const name of abandoned) await discardPostgres({ dataDir: join(tmpdir(), name) }).catch(() => {});
}

/** On a server that somebody gave us, what the run has made must go. */
export async function dropTestDatabases(serverUrl) {
  await withClient(serverUrl, async (client) => {
    for (const name of await databases(client, made)) await client.query(`drop database ${name} with (force)`);
  });
}

/**
 * The final proof: in every database that the tests have written, each projection rebuilt from the events equals the
 * live one. Answers how many databases were gone over.
 */
export async function verifyProjections(serverUrl) {
  const script = inRoot('scripts', 'projections.mjs');
  if (!existsSync(script)) throw new Refusal('scripts/projections.mjs is missing.');
  const names = await withClient(serverUrl, (client) => databases(client, verified));
  const queue = [...names];
  const failures = [];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const env = { DATABASE_URL: withDatabase(serverUrl, name), APP_SECRET: testSecret };
      const { code, output } = await run(node24(), [script, 'verify'], { env, quiet: true, check: false });
      if (code !== 0) failures.push(`${name}:\n${output}`);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failures.length > 0) throw new Refusal(failures.join('\n'));
  return names.length;
}

async function databases(client, pattern) {
  const { rows } = await client.query('select datname from pg_database order by datname');
  return rows.map(({ datname }) => datname).filter((name) => pattern.test(name));
}

async function withClient(url, work) {
  // Only here: pg is not there before the installation.
  const { Client } = createRequire(import.meta.url)('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl, name) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
