import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Text; pictures and fonts are as short as they get. The document is put together anew for each reader. */
const TEXTS = new Set(['.js', '.css', '.svg', '.json']);
/** Below a packet or so nothing is gained. */
const SMALLEST = 1000;
/** Two seconds more for the last twentieth of files that hardly anybody loads. */
const LARGEST_AT_BEST = 1_000_000;

/** Lays the short forms of a built app's files beside them, so that serving one costs no more than reading it. */
export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXTS.has(extname(name)) || statSync(file).size < SMALLEST) continue;
    const text = readFileSync(file);
    const quality = text.length > LARGEST_AT_BEST ? 9 : constants.BROTLI_MAX_QUALITY;
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  }
}
