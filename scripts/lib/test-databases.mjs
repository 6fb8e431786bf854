import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { cacheFolder, inRoot, node24 } from './paths.mjs';
import { discardPostgres, startPostgres } from './postgres.mjs';
import { processStamp, run } from './processes.mjs';
import { Refusal } from './progress.mjs';

/** One for all test databases: the verification at the end opens what the tests have sealed. */
export const testSecret = 'the secret of every database that a test has made';

/** Bytes: two servers with the databases of a whole run take half of it. */
const LEAST_MEMORY = 8 * 1024 ** 3;

const folderPrefix = 'lyceum-test-postgres-';

/** Databases that test/support/servers/database.ts makes and keeps for the verification. */
const verified = /^lyceum_test_/;
const made = /^lyceum_(test|scratch)_|^lyceum_(template|demo)$/;
/** test/support/servers/database.ts copies it. */
const TEMPLATE = 'lyceum_template';

/**
 * A server for each process that runs database tests: readers of events wait for every open transaction on their server,
 * also of other databases, and some tests hold theirs open on purpose. Each has the migrated template. Answers their
 * addresses, and what stops them.
 */
export async function startTestServers(count) {
  await discardAbandoned();
  const prepared = await preparedCluster();
  const servers = await Promise.all(Array.from({ length: count }, () => startTestServer(prepared)));
  return { urls: servers.map(({ url }) => url), stop: () => Promise.all(servers.map(({ stop }) => stop())) };
}

/** Without durability, on a copy of the prepared cluster in a folder that is deleted at the end. */
async function startTestServer(prepared) {
  const dataDir = newServerFolder();
  copyCluster(prepared, dataDir);
  const server = await startPostgres({ dataDir, fast: true, maxConnections: 300 });
  const stop = async () => {
    await server.stop();
    await discardPostgres({ dataDir });
  };
  return { url: server.url, stop };
}

const newServerFolder = () => mkdtempSync(join(serversFolder(), `${folderPrefix}${process.pid}-`));

/** With its owners: PostgreSQL may have a user of its own. */
const copyCluster = (from, to) => execFileSync('cp', ['-a', `${from}/.`, to]);

/**
 * The folder of a stopped server with the migrated template, made once for each state of the migrations. Making a cluster
 * and migrating takes ten seconds, copying one takes less than one.
 */
async function preparedCluster() {
  const clusters = join(cacheFolder, 'test-clusters');
  const prepared = join(clusters, fingerprint(['migrations', 'libs/kernel/src', 'scripts', 'package-lock.json']));
  if (existsSync(prepared)) return prepared;
  rmSync(clusters, { recursive: true, force: true });
  mkdirSync(clusters, { recursive: true });
  const dataDir = newServerFolder();
  const server = await startPostgres({ dataDir, fast: true });
  try {
    await withClient(server.url, (client) => client.query(`create database ${TEMPLATE}`));
    const env = { DATABASE_URL: withDatabase(server.url, TEMPLATE), NODE_OPTIONS: '' };
    await run(node24(), [inRoot('scripts', 'migrate.ts')], { env, quiet: true });
  } finally {
    await server.stop();
  }
  // Under another name first: a copy that was cut short must not be taken for a whole one.
  const unfinished = `${prepared}.unfinished-${process.pid}`;
  mkdirSync(unfinished);
  copyCluster(dataDir, unfinished);
  renameSync(unfinished, prepared);
  await discardPostgres({ dataDir });
  return prepared;
}

/** What runs that were killed have left in the temporary folder. */
async function discardAbandoned() {
  const folder = serversFolder();
  const abandoned = readdirSync(folder).filter((name) => {
    if (!name.startsWith(folderPrefix)) return false;
    return processStamp(Number(name.slice(folderPrefix.length).split('-')[0])) === null;
  });
  // Another user's folders are not ours to delete.
  for (const name of abandoned) await discardPostgres({ dataDir: join(folder, name) }).catch(() => {});
}

/**
 * In memory where there is room: each test file makes a database of hundreds of files, and a disk's file system takes
 * longer for that than PostgreSQL does.
 */
function serversFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= LEAST_MEMORY ? memory : tmpdir();
}

/** On a server that somebody gave us, what the run has made must go. */
export async function dropTestDatabases(serverUrl) {
  await withClient(serverUrl, async (client) => {
    for (const name of await databases(client, made)) await client.query(`drop database ${name} with (force)`);
  });
}

/** What the first run of these test files has kept for the verification: they are run again, on databases of their own. */
export async function dropDatabasesOf(urls, files) {
  for (const url of urls) {
    await withClient(url, async (client) => {
      const { rows } = await client.query(madeBy, [files]);
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    });
  }
}

/** test/support/servers/database.ts writes the test file beside each database. */
const madeBy = `select datname from pg_database where shobj_description(oid, 'pg_database') = any($1)`;

/**
 * The final proof: in every database that the tests have written, each projection rebuilt from the events equals the
 * live one. Answers how many databases were gone over.
 */
export async function verifyProjections(serverUrls) {
  const verifier = inRoot('apps', 'api', 'dist', 'cli', 'verify-databases.js');
  const found = await Promise.all(serverUrls.map((url) => withClient(url, (client) => addresses(client, url))));
  const all = found.flat();
  const shares = [0, 1].map((turn) => all.filter((_, n) => n % 2 === turn)).filter(({ length }) => length > 0);
  const verify = (share) => {
    const env = { DATABASE_URLS: share.join(' '), APP_SECRET: testSecret };
    return run(node24(), [verifier], { env, quiet: true, check: false });
  };
  const failed = (await Promise.all(shares.map(verify))).filter(({ code }) => code !== 0);
  if (failed.length > 0) throw new Refusal(failed.map(({ output }) => output).join('\n'));
  return all.length;
}

const addresses = async (client, serverUrl) =>
  (await databases(client, verified)).map((name) => withDatabase(serverUrl, name));

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
