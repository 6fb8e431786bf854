import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, wherever it was cloned and whatever the current folder is. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** Files that scripts keep between runs (never committed, always safe to delete). */
export const cacheFolder = inRoot('.cache');

/**
 * The pinned Node 24. The scripts themselves also run on the machine's own Node 20, because they have to work before
 * anything is installed; the application, its build and its tests run on this one.
 */
export function node24() {
  const pinned = inRoot('node_modules', 'node', 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major] = process.versions.node.split('.');
  if (Number(major) >= 24) return process.execPath;
  throw new Error(
    'Node 24 is missing: node_modules/node/bin/node was not installed (were install scripts switched off?). ' +
      'Delete node_modules and run this again, or use Node 24 yourself.',
  );
}

/** The JavaScript file behind a package's command, to be run with `node24()` and thus on every platform alike. */
export const packageBin = (name, file) => inRoot('node_modules', name, file);
