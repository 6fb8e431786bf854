import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

const generated = new Set(['node_modules', 'dist', 'dist-next', '.data', '.cache', 'coverage']);

/** Every file below the given repository paths that people write, in a stable order. */
export function filesBelow(paths, from = root) {
  return paths.flatMap((path) => walk(join(from, path))).sort();
}

function walk(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? walk(join(path, entry.name)) : [join(path, entry.name)]));
}

/**
 * A hash over names and contents. Contents and not times: a checkout, a copied folder and `touch` change times only,
 * and a build whose inputs are the same need not be made again. `isWanted` leaves files out.
 */
export function fingerprint(paths, isWanted = () => true) {
  const hash = createHash('sha256');
  for (const file of filesBelow(paths).filter(isWanted)) {
    hash.update(relative(root, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
