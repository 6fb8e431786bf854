import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const pad = (length: number): number => (4 - (length % 4)) % 4;

/**
 * The TrueType font that a WOFF file (W3C, WOFF 1.0 §3 to §5) wraps: its tables, each compressed by itself. A reader of WOFF inflates a table for each
 * letter, which takes seconds of a font with all of them.
 */
export function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const exponent = Math.floor(Math.log2(count));
  directory.writeUInt16BE(16 * 2 ** exponent, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(16 * (count - 2 ** exponent), 10);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const at = HEADER + ENTRY * index;
    const [offset, packed, length] = [at + 4, at + 8, at + 12].map((place) => woff.readUInt32BE(place)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const entry = 12 + 16 * index;
    woff.copy(directory, entry, at, at + 4);
    woff.copy(directory, entry + 4, at + 16, at + 20);
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(length, entry + 12);
    parts.push(table, Buffer.alloc(pad(length)));
    end += length + pad(length);
  }
  return Buffer.concat(parts);
}
