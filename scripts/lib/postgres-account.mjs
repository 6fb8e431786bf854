import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './progress.mjs';

/**
 * The user under whom the server runs: null is the one who starts it. PostgreSQL refuses to run as root, so root gives
 * it to `postgres` or, where there is none, `nobody`. A data folder keeps the owner it has: the choice must not change
 * because the distribution's PostgreSQL package was installed in between.
 */
export function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }));
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Refusal(
    'Root cannot run PostgreSQL and there is neither a user "postgres" nor "nobody". Set DATABASE_URL.',
  );
}

/**
 * How the server and initdb are started. Linux enters the data folder as root and then changes the user, and the
 * server names the folder as "where I stand": so it may lie beneath folders that its user cannot pass.
 */
export function serverPlace(cluster, account) {
  return account && process.platform === 'linux'
    ? { dataArgument: '/proc/self/cwd', options: { cwd: cluster, ...account } }
    : { dataArgument: cluster, options: { cwd: '/', ...account } };
}

/** Makes an empty data folder for the account. */
export function makeClusterFolder(folder, account) {
  mkdirSync(folder, { mode: 0o700 });
  if (account) lchownSync(folder, account.uid, account.gid);
}

/** A folder that root has copied or restored belongs to root then, and would be refused. */
export function giveToAccount(folder, account) {
  if (!account || lstatSync(folder).uid === account.uid) return;
  lchownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveToAccount(path, account);
    else lchownSync(path, account.uid, account.gid);
  }
}
