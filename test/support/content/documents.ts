import { crc32, deflateRawSync } from 'node:zlib';

/** A small PDF; `extra` stands in its trailer. */
export const pdf = (extra = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n` +
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R ${extra} >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WITH_MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const typesOf = (type: string): string =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

/** A Word document as Word 2007 and later save it. */
export const docx = (): Buffer => zip({ '[Content_Types].xml': typesOf(WORD), 'word/document.xml': '<w:document/>' });

/** Documents with macros: one that says so, and one that only brings them. */
export const docm = (): Buffer =>
  zip({ '[Content_Types].xml': typesOf(WITH_MACROS), 'word/document.xml': '<w:document/>' });
export const docxWithMacros = (): Buffer =>
  zip({ '[Content_Types].xml': typesOf(WORD), 'word/document.xml': '<w:document/>', 'word/vbaProject.bin': 'x' });

/** A ZIP archive of deflated entries; `flags` are the general purpose bits of each. */
export function zip(files: Record<string, string>, flags = 0): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(Buffer.from(text));
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(Buffer.byteLength(text), 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(local.length, 8);
  end.writeUInt16LE(local.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const SECTOR = 512;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;

/**
 * An OLE compound file: sector 0 is its allocation table, 1 its directory, and from 2 on lies a stream of 4096 bytes that
 * begins like a Word document. `names` are its entries besides the root, of which the first is that stream.
 */
export function compound(names: string[], { flags = 0, signature = 0xa5ec } = {}): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  for (let at = 76; at < SECTOR; at += 4) header.writeUInt32LE(at === 76 ? 0 : FREE, at);
  const fat = Buffer.alloc(SECTOR, 0xff);
  [FAT_SECTOR, END_OF_CHAIN, 3, 4, 5, 6, 7, 8, 9, END_OF_CHAIN].forEach((next, at) => fat.writeUInt32LE(next, at * 4));
  const directory = Buffer.alloc(SECTOR);
  ['Root Entry', ...names].forEach((name, at) => {
    const entry = directory.subarray(at * 128, (at + 1) * 128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(at === 0 ? 5 : 2, 66);
    entry.writeUInt32LE(at === 1 ? 2 : END_OF_CHAIN, 116);
    entry.writeUInt32LE(at === 1 ? 4096 : 0, 120);
  });
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(signature, 0);
  stream.writeUInt16LE(flags, 10);
  return Buffer.concat([header, fat, directory, stream]);
}

/** A Word document as Word 97 to 2003 save it. */
export const doc = (): Buffer => compound(['WordDocument', '1Table']);
