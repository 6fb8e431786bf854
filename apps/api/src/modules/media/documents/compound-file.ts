/** A stream or a storage of an OLE compound file. */
export interface CompoundEntry {
  name: string;
  /** The first sector of a stream. */
  start: number;
  size: number;
}

export interface CompoundFile {
  entries: CompoundEntry[];
  /** The first bytes of a stream in regular sectors. Null if the stream is smaller, or missing. */
  begin(entry: CompoundEntry, length: number): Buffer | null;
}

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEADER_BYTES = 512;
const HEADER_FAT_AT = 76;
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
/** Larger sector numbers have other meanings: free, end of chain, allocation table. */
const LARGEST_SECTOR = 0xfffffffa;

/**
 * Reads the directory of an OLE compound file (MS-CFB 2.2 to 2.6).
 * @returns null if the bytes are no such file, or if its directory is damaged
 */
export function compoundFile(bytes: Buffer): CompoundFile | null {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 1 << shift;
  const sector = (number: number): Buffer | null => {
    const start = (number + 1) * size;
    return number < LARGEST_SECTOR && start < bytes.length ? bytes.subarray(start, start + size) : null;
  };
  const fat = fatSectors(bytes, size, sector);
  const next = (number: number): number => {
    const table = sector(fat[Math.floor((number * 4) / size)] ?? LARGEST_SECTOR);
    return table && table.length === size ? table.readUInt32LE((number * 4) % size) : LARGEST_SECTOR;
  };
  const smallest = bytes.readUInt32LE(56);
  const entries = directory(bytes.readUInt32LE(48), sector, next, bytes.length / size);
  if (entries.length === 0) return null;
  return {
    entries,
    begin: (entry, length) => (entry.size < smallest ? null : (sector(entry.start)?.subarray(0, length) ?? null)),
  };
}

/**
 * The sectors of the allocation table, in order. The header lists 109 of them, and a chain of sectors lists the others.
 */
function fatSectors(bytes: Buffer, size: number, sector: (number: number) => Buffer | null): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < HEADER_FAT_SECTORS; at += 1) numbers.push(bytes.readUInt32LE(HEADER_FAT_AT + at * 4));
  const most = bytes.length / size;
  for (let more = sector(bytes.readUInt32LE(68)); more?.length === size && numbers.length < most;) {
    for (let at = 0; at < size - 4; at += 4) numbers.push(more.readUInt32LE(at));
    more = sector(more.readUInt32LE(size - 4));
  }
  return numbers;
}

/** A chain longer than the file has a loop. Then the directory is empty. */
function directory(
  first: number,
  sector: (number: number) => Buffer | null,
  next: (number: number) => number,
  most: number,
): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  let number = first;
  for (let steps = 0; number < LARGEST_SECTOR; steps += 1) {
    const page = sector(number);
    if (!page || steps > most) return [];
    for (let at = 0; at + ENTRY_BYTES <= page.length; at += ENTRY_BYTES) {
      const length = page.readUInt16LE(at + 64);
      if (length < 2 || length > 64) continue;
      const name = page.toString('utf16le', at, at + length - 2);
      entries.push({ name, start: page.readUInt32LE(at + 116), size: page.readUInt32LE(at + 120) });
    }
    number = next(number);
  }
  return entries;
}
