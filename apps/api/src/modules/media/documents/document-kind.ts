import { inflateRawSync } from 'node:zlib';
import { compoundFile } from './compound-file.ts';
import { compressedBytes, type ZipEntry, zipEntries } from './zip-entries.ts';

export type DocumentExtension = 'pdf' | 'doc' | 'docx';
/** The reason to refuse a document: it has macros, a password protects it, or it is incomplete. */
export type DocumentFault = 'macros' | 'protected' | 'damaged';

export interface FoundDocument {
  extension: DocumentExtension;
  fault: DocumentFault | null;
}

const isFault = (fault: DocumentFault, applies: boolean): DocumentFault | null => (applies ? fault : null);

/**
 * Recognises documents by their content, never by name or declared type (part 2 §5, docs/adr/0009).
 * @returns null for anything other than a PDF or Word document, such as other archives and Office files
 */
export function documentKind(bytes: Buffer): FoundDocument | null {
  return pdf(bytes) ?? docx(bytes) ?? doc(bytes);
}

const PDF_TAIL_BYTES = 2048;
/** A PDF may compress other parts, but not the dictionary that names its encryption (ISO 32000-1 7.5.5 and 7.5.8). */
const PDF_ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

function pdf(bytes: Buffer): FoundDocument | null {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return null;
  const complete = bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF');
  const fault = isFault('damaged', !complete) ?? isFault('protected', PDF_ENCRYPTION.test(bytes.toString('latin1')));
  return { extension: 'pdf', fault };
}

const CONTENT_TYPES = '[Content_Types].xml';
/** A longer list of types is a decompression bomb. */
const MOST_TYPES_BYTES = 1024 ** 2;
const WORD_TYPE = 'wordprocessingml.document.main+xml';
const MACRO_TYPE = 'vnd.ms-word.document.macroEnabled';
const MACRO_PART = /vba(?:project|data)/i;

/** ECMA-376: a ZIP archive whose list of types names a Word document below `word/`. */
function docx(bytes: Buffer): FoundDocument | null {
  const entries = zipEntries(bytes);
  const list = entries?.find(({ name }) => name === CONTENT_TYPES);
  if (!entries || !list || !entries.some(({ name }) => name.startsWith('word/'))) return null;
  const types = textOf(bytes, list);
  if (types === null) return { extension: 'docx', fault: 'damaged' };
  const macros = types.includes(MACRO_TYPE) || entries.some(({ name }) => MACRO_PART.test(name));
  if (!macros && !types.includes(WORD_TYPE)) return null;
  const isProtected = entries.some(({ encrypted }) => encrypted);
  return { extension: 'docx', fault: isFault('protected', isProtected) ?? isFault('macros', macros) };
}

function textOf(bytes: Buffer, entry: ZipEntry): string | null {
  const stored = compressedBytes(bytes, entry);
  if (!stored) return null;
  if (entry.method === 0) return stored.toString('utf8');
  try {
    return inflateRawSync(stored, { maxOutputLength: MOST_TYPES_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}

/** MS-OFFCRYPTO 2.3: a Word document with a password is a compound file with this stream. */
const ENCRYPTED_PACKAGE = 'EncryptedPackage';
const MACRO_STORAGES = ['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'];
/** MS-DOC 2.5.2: the signature of the FIB, and the flag that a password protects the text. */
const FIB_BYTES = 12;
const FIB_SIGNATURES = [0xa5ec, 0xa5dc];
const FIB_FLAGS_AT = 10;
const FIB_ENCRYPTED = 0x0100;

/** MS-DOC: a compound file with a stream `WordDocument` that starts with its FIB. */
function doc(bytes: Buffer): FoundDocument | null {
  const file = compoundFile(bytes);
  if (!file) return null;
  const has = (...names: string[]): boolean => file.entries.some(({ name }) => names.includes(name));
  if (has(ENCRYPTED_PACKAGE)) return { extension: 'docx', fault: 'protected' };
  const text = file.entries.find(({ name }) => name === 'WordDocument');
  if (!text) return null;
  const fib = file.begin(text, FIB_BYTES);
  if (fib?.length !== FIB_BYTES || !FIB_SIGNATURES.includes(fib.readUInt16LE(0))) {
    return { extension: 'doc', fault: 'damaged' };
  }
  const isProtected = (fib.readUInt16LE(FIB_FLAGS_AT) & FIB_ENCRYPTED) !== 0;
  return { extension: 'doc', fault: isFault('protected', isProtected) ?? isFault('macros', has(...MACRO_STORAGES)) };
}
