/** An entry of a ZIP archive, as its central directory describes it. */
export interface ZipEntry {
  name: string;
  encrypted: boolean;
  /** ZIP methods: 0 is stored, 8 is deflated. */
  method: number;
  compressedSize: number;
  headerOffset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

/**
 * Reads the central directory of a ZIP archive (APPNOTE 4.3), without decompression. It does not read ZIP64, which a
 * file of 8 MB does not need.
 * @returns null unless the bytes are exactly one complete archive, without bytes before or after it
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  if (bytes.length < END_BYTES || bytes.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  const end = endOf(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (entries.length < count) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, nameEnd),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      compressedSize: bytes.readUInt32LE(at + 20),
      headerOffset: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : null;
}

/** The compressed bytes of an entry. Null if they are incomplete. */
export function compressedBytes(bytes: Buffer, { headerOffset, compressedSize }: ZipEntry): Buffer | null {
  if (headerOffset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(headerOffset) !== LOCAL_SIGNATURE) return null;
  const start =
    headerOffset + LOCAL_BYTES + bytes.readUInt16LE(headerOffset + 26) + bytes.readUInt16LE(headerOffset + 28);
  const end = start + compressedSize;
  return end <= bytes.length ? bytes.subarray(start, end) : null;
}

/** The start of the end record whose comment reaches exactly to the end of the file. */
function endOf(bytes: Buffer): number | null {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE && bytes.readUInt16LE(at + 20) === last - at) return at;
  }
  return null;
}
