import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acquireLock, LockHeld, lockHolder } from './lock.mjs';
import { freePort } from './ports.mjs';
import { serverAccount, serverPlace } from './postgres-account.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { database, prepareCluster, role } from './postgres-cluster.mjs';
import { readPidFile, stopLeftovers } from './postgres-leftovers.mjs';
import { hasEnded, sleep, stopChild } from './processes.mjs';
import { Refusal } from './progress.mjs';

/**
 * PostgreSQL out of node_modules, for one owner at a time. Everything lies in `dataDir`:
 *
 *   cluster/    the data (0700, owned by the user the server runs as)
 *   password    of the role `lyceum` (0600, the starter's); made anew when it is missing
 *   server.log  what the server says
 *   lock        who has it running
 *
 * Deleting the folder deletes the database. A killed server or starter leaves nothing that hinders the next start.
 */

/** Recovery after a crash may take long on a large database: as long as the server lives we wait for it. */
const startTimeout = 600_000;

const settings = ({ fast, maxConnections, port }) => ({
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: '',
  max_connections: maxConnections,
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // The plans of our statements are short; compiling them costs more than it gains.
  jit: 'off',
  random_page_cost: 1.1,
  // A forgotten open transaction would hold every reader of the event log back.
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Never without a flush for real data: a committed event is a promise. Only a test's throw-away server is `fast`.
  fsync: fast ? 'off' : 'on',
  synchronous_commit: fast ? 'off' : 'on',
  full_page_writes: fast ? 'off' : 'on',
});

/**
 * Starts the server, making its data folder when there is none. `fast` trades durability for speed (tests only); `port` is
 * for a server that comes back to clients who know its address.
 * Answers its address, `stop()`, and `exited`, which resolves when the server ends for whatever reason.
 */
export async function startPostgres({ dataDir, log = () => {}, fast = false, maxConnections = 100, port }) {
  const place = layout(dataDir);
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  checkOwner(place.folder);
  const lock = takeLock(place);
  try {
    const account = serverAccount(place.cluster);
    const binaries = postgresBinaries({ forOtherUser: account !== null });
    await prepareCluster({ place, binaries, account, log, fast });
    const server = await launch({ place, binaries, account, log, fast, maxConnections, port });
    return handle(server, place, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The address of the server that a living start has running in `dataDir`, or null. */
export function runningPostgres({ dataDir }) {
  const place = layout(dataDir);
  const pidFile = lockHolder(place.lock) && readPidFile(place.cluster);
  return pidFile?.ready ? { url: address(place, pidFile.port), port: pidFile.port } : null;
}

/** For tools beside the application: uses the server that runs, or starts it and stops it at the end. */
export async function openPostgres(options) {
  const running = runningPostgres(options);
  return running ? { ...running, stop: async () => {} } : startPostgres(options);
}

/** Stops what a killed starter has left running in `dataDir` and deletes the folder: for servers of tests. */
export async function discardPostgres({ dataDir }) {
  const place = layout(dataDir);
  const lock = takeLock(place);
  if (existsSync(place.cluster)) await stopLeftovers(place.cluster, () => {});
  lock.release();
  rmSync(place.folder, { recursive: true, force: true });
}

function layout(dataDir) {
  const folder = resolve(dataDir);
  const inside = (name) => join(folder, name);
  return {
    folder,
    cluster: inside('cluster'),
    unfinished: inside('cluster.new'),
    password: inside('password'),
    log: inside('server.log'),
    lock: inside('lock'),
  };
}

function checkOwner(folder) {
  const me = process.getuid?.() ?? 0;
  if (me === 0 || statSync(folder).uid === me) return;
  throw new Refusal(`${folder} belongs to another user (was the application once started as root?).`);
}

function takeLock(place) {
  try {
    return acquireLock(place.lock);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Refusal(`The database in ${place.folder} is already in use by process ${error.holder.pid}.`);
  }
}

const address = (place, port) =>
  `postgres://${role}:${readFileSync(place.password, 'utf8').trim()}@127.0.0.1:${port}/${database}`;

async function launch(context) {
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(context, context.port ?? (await freePort()));
    if (await becomesReady(server, context)) return server;
    const said = tail(context.place.log);
    // Somebody took the port in between, or the memory of a killed server is about to be released.
    const passing = /could not bind|could not create any TCP|pre-existing shared memory/.test(said);
    if (!passing || attempt === 10) throw new Refusal(`PostgreSQL did not start. It said:\n${said}`);
    await sleep(attempt * 100);
  }
}

function spawnServer({ place, binaries, account, fast, maxConnections }, port) {
  const { dataArgument, options } = serverPlace(place.cluster, account);
  const chosen = Object.entries(settings({ fast, maxConnections, port }));
  const args = ['-D', dataArgument, ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const output = openLog(place.log);
  // In a process group of its own: Ctrl-C in the terminal must reach the application first, then the database.
  const child = spawn(join(binaries, 'bin', 'postgres'), args, {
    ...options,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.once('error', () => {}); // a server that could not be spawned shows as ended
  // Should this process end without stop(), by an uncaught error for instance, the server is at least told.
  const stopUnasked = () => child.kill('SIGINT');
  process.once('exit', stopUnasked);
  child.once('exit', () => process.off('exit', stopUnasked));
  return { child, port };
}

/** Opened by us and handed over: the server's user need not be able to reach it. Begun anew when it has grown. */
function openLog(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > 10_000_000 ? 'w' : 'a', 0o600);
}

const tail = (file) => readFileSync(file, 'utf8').split('\n').slice(-15).join('\n');

async function becomesReady({ child }, { place, log }) {
  const begin = Date.now();
  for (let told = begin; Date.now() - begin < startTimeout; await sleep(15)) {
    if (child.pid === undefined || hasEnded(child)) return false;
    const pidFile = readPidFile(place.cluster);
    if (pidFile?.pid === child.pid && pidFile.ready) return true;
    if (Date.now() - told > 5_000) {
      log('PostgreSQL is still starting (it may be recovering) …');
      told = Date.now();
    }
  }
  await stopChild(child, { signal: 'SIGQUIT' });
  return false;
}

function handle({ child, port }, place, lock) {
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      lock.release();
      resolve({ code, signal });
    });
  });
  return {
    url: address(place, port),
    port,
    pid: child.pid,
    exited,
    /** Fast shutdown: sessions are ended, everything is written, the next start needs no recovery. */
    async stop() {
      await stopChild(child, { signal: 'SIGINT', patience: 60_000 });
    },
  };
}
