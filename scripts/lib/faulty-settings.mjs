import { accessSync, constants, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { portObstacle } from './ports.mjs';
import { waitUntil } from './processes.mjs';
import { Refusal } from './progress.mjs';

/** PostgreSQL alone takes 16 MB at once for its next log. */
const LEAST_FREE_MB = 32;
const PATIENCE_MS = 5_000;
const PORT_PATIENCE_MS = 3_000;
const LEAST_SECRET = 32;

/**
 * What in the environment cannot work is said in one sentence that names the variable, before anything is installed, built
 * or started. Throws a Refusal. Answers whether the database was asked; without packages there is nobody to ask it.
 */
export async function refuseFaulty(settings, env = process.env) {
  refuseTexts(env);
  refuseFolder(settings.dataDir);
  return settings.databaseUrl === null || refuseDatabase(settings.databaseUrl);
}

function refuseTexts({ APP_SECRET: secret, PUBLIC_URL: address }) {
  if (secret !== undefined && secret.length < LEAST_SECRET) {
    throw new Refusal(`APP_SECRET has ${secret.length} characters; at least ${LEAST_SECRET} are needed.`);
  }
  if (address !== undefined && !['http:', 'https:'].includes(urlOf(address)?.protocol)) {
    throw new Refusal(`PUBLIC_URL is not the address of a site, as in https://community.example: ${address}`);
  }
}

function urlOf(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function refuseFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'can be written');
    rmSync(probe);
  } catch ({ code }) {
    if (code === 'ENOSPC') throw diskIsFull(folder);
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new Refusal(`DATA_DIR is a file, not a folder: ${folder}`);
    throw new Refusal(`DATA_DIR cannot be written to: ${folder} (${code}).`);
  }
  const { bavail, bsize } = statfsSync(folder);
  if ((bavail * bsize) / 1e6 < LEAST_FREE_MB) throw diskIsFull(folder);
}

/** Also for what finds out later. */
export const diskIsFull = (folder) =>
  new Refusal(`The disk is full: at least ${LEAST_FREE_MB} MB have to be free where DATA_DIR lies (${folder}).`);

/** Throws a Refusal; answers false where the packages are not there yet that could ask it. */
export async function refuseDatabase(address) {
  const url = urlOf(address);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Refusal(
      'DATABASE_URL is not the address of a PostgreSQL, as in postgres://user:password@host:5432/database.',
    );
  }
  // One that names a socket's folder has no host.
  if (url.hostname) await refuseUnreachable(url.hostname.replace(/^\[|\]$/g, ''), Number(url.port || 5432));
  const pg = await import('pg').catch(() => null);
  if (!pg) return false;
  const client = new pg.default.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`DATABASE_URL: the server lets nobody in with it (${error.message}).`);
  } finally {
    await client.end().catch(() => {});
  }
  return true;
}

function refuseUnreachable(host, port) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const refuse = (why) => {
      socket.destroy();
      reject(new Refusal(`DATABASE_URL: nothing answers at ${host}, port ${port} (${why}).`));
    };
    socket.once('connect', () => resolve(socket.destroy()));
    socket.once('timeout', () => refuse('no answer'));
    socket.once('error', ({ code }) => refuse(code));
  });
}

/**
 * Apart from the others: an earlier instance that is about to stop may hold the port. One that was killed holds it until
 * the last of its threads is gone, which on a busy machine is later than its number.
 */
export async function refusePort({ host, port }) {
  let obstacle = null;
  const isTaken = async () => (obstacle = await portObstacle(port, host)) === 'EADDRINUSE';
  await waitUntil(async () => !(await isTaken()), { timeout: PORT_PATIENCE_MS, every: 100 });
  if (!obstacle && !(await isBlocked(port))) return;
  if (!obstacle) throw new Refusal(`Browsers open no site on port ${port}. Choose another, as in: PORT=3000 npm start`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(obstacle)) {
    throw new Refusal(`HOST is no address of this machine: ${host}`);
  }
  const reason = obstacle === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${obstacle})`;
  throw new Refusal(`Port ${port} on ${host} ${reason}. Choose another, as in: PORT=${port + 1} npm start`);
}

/** Whether `fetch` refuses the port (the Fetch standard lists such ports). Nothing listens there: a try ends at once. */
const isBlocked = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    ({ cause }) => cause?.message === 'bad port',
  );
