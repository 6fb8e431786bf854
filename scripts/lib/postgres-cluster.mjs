import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToAccount, makeClusterFolder, serverPlace } from './postgres-account.mjs';
import { postgresMajor } from './postgres-binaries.mjs';
import { stopLeftovers } from './postgres-leftovers.mjs';
import { Refusal } from './progress.mjs';

/** The superuser of the cluster, and the one database that is made in it. */
export const role = 'lyceum';
export const database = 'lyceum';

/** Brings the data folder into a state in which a server can be started on it: makes it, or clears it up. */
export async function prepareCluster({ place, binaries, account, log, fast }) {
  // An initialisation that was cut short never got its final name.
  rmSync(place.unfinished, { recursive: true, force: true });
  if (!existsSync(place.cluster)) {
    rmSync(place.password, { force: true });
    createCluster({ place, binaries, account, fast });
    return;
  }
  checkVersion(place.cluster);
  giveToAccount(place.cluster, account);
  await stopLeftovers(place.cluster, log);
  if (!existsSync(place.password)) {
    log('the password file is missing: a new password is set');
    setPassword({ place, binaries, account, cluster: place.cluster });
  }
}

function checkVersion(cluster) {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === postgresMajor()) return;
  throw new Refusal(
    `The data in ${cluster} was written by PostgreSQL ${version}, this is ${postgresMajor()}. Dump it with the old ` +
      'version and restore it into a new folder.',
  );
}

/**
 * Collation: the built-in C.UTF-8 sorts by code point and folds case for all of Unicode, the same on every machine and
 * after every upgrade of its libraries, so that no index goes stale. Lists of names ask for an ICU collation themselves.
 */
function createCluster({ place, binaries, account, fast }) {
  initialise({ place, binaries, account, fast });
  writeFileSync(join(place.unfinished, 'pg_hba.conf'), `host all all 127.0.0.1/32 scram-sha-256\n`);
  setPassword({ place, binaries, account, cluster: place.unfinished, also: [`create database ${database}`] });
  renameSync(place.unfinished, place.cluster);
}

/** pg_trgm asks the C library what a letter is; under plain "C" only ASCII's are, hence the attempts. */
function initialise({ place, binaries, account, fast }) {
  for (const characters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    makeClusterFolder(place.unfinished, account);
    const { dataArgument, options } = serverPlace(place.unfinished, account);
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${characters}`];
    // "trust" until pg_hba.conf is written: no server runs on this folder before that.
    const args = ['-D', dataArgument, '-U', role, '-A', 'trust', '-E', 'UTF8', ...locale, '--no-instructions'];
    const result = spawnSync(join(binaries, 'bin', 'initdb'), [...args, ...(fast ? ['--no-sync'] : [])], {
      ...options,
      encoding: 'utf8',
    });
    if (result.status === 0) return;
    if (!/locale/.test(result.stderr) || characters === 'C') throw failure('initdb', result);
    rmSync(place.unfinished, { recursive: true, force: true });
  }
}

/** Through the server's single-user mode: it needs no password, so a lost one can be replaced. */
function setPassword({ place, binaries, account, cluster, also = [] }) {
  const password = randomBytes(24).toString('hex');
  const { dataArgument, options } = serverPlace(cluster, account);
  const result = spawnSync(join(binaries, 'bin', 'postgres'), ['--single', '-D', dataArgument, 'postgres'], {
    ...options,
    encoding: 'utf8',
    input: [`alter role ${role} password '${password}'`, ...also, ''].join('\n'),
  });
  if (result.status !== 0 || /ERROR|FATAL/.test(result.stderr)) throw failure('postgres --single', result);
  writeFileSync(place.password, password, { mode: 0o600 });
}

function failure(command, { status, signal, error, stderr, stdout }) {
  return new Refusal(
    `${command} failed (${error?.message ?? signal ?? `code ${status}`}).\n${stdout ?? ''}${stderr ?? ''}`,
  );
}
