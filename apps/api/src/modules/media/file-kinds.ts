import { fileTypeFromBuffer } from 'file-type';
import { DOCUMENT_TYPES } from '@lyceum/contracts/documents';
import { documentKind, type DocumentFault, type FoundDocument } from './documents/document-kind.ts';

export interface FileKind {
  filetype: string;
  kind: 'image' | 'audio' | 'document';
  /** The extension of a stored sound or document. For images, the stored format decides. */
  extension: string;
  /** The reason to refuse a document. */
  fault?: DocumentFault | null;
}

const image = (filetype: string, extension: string): FileKind => ({ filetype, kind: 'image', extension });
const audio = (filetype: string, extension: string): FileKind => ({ filetype, kind: 'audio', extension });

/** The allowed types (part 1 §5). The signature of the content decides, not the name or the declared type. */
const KINDS: Record<string, FileKind> = {
  'image/jpeg': image('image/jpeg', 'jpg'),
  'image/png': image('image/png', 'png'),
  'image/apng': image('image/png', 'png'),
  'image/gif': image('image/gif', 'gif'),
  'image/webp': image('image/webp', 'jpg'),
  'image/avif': image('image/avif', 'jpg'),
  'image/bmp': image('image/bmp', 'png'),
  'image/heic': image('image/heic', 'jpg'),
  'image/heif': image('image/heic', 'jpg'),
  'audio/mpeg': audio('audio/mpeg', 'mp3'),
  'audio/ogg': audio('audio/ogg', 'ogg'),
  'audio/wav': audio('audio/wav', 'wav'),
};

export const TYPE_OF_EXTENSION: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  ...DOCUMENT_TYPES,
};

/**
 * The kind of a file by its content. Null for types that are not allowed, and for files that are also of another type.
 */
export async function kindOf(bytes: Buffer): Promise<FileKind | null> {
  const document = documentKind(bytes);
  if (document) return kindOfDocument(bytes, document);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const [mime = ''] = found?.mime.split(';') ?? [];
  const kind = KINDS[mime];
  return kind && !isAlsoSomethingElse(bytes) ? kind : null;
}

/** A PDF with an archive at its end is two files in one. A Word document may well end with one that is part of it. */
function kindOfDocument(bytes: Buffer, { extension, fault }: FoundDocument): FileKind | null {
  if (extension === 'pdf' && endsAsZip(bytes)) return null;
  return { filetype: DOCUMENT_TYPES[extension], kind: 'document', extension, fault };
}

const HEAD_BYTES = 1024;
/** The end record of a ZIP archive, and the longest comment that may follow it. */
const ZIP_TAIL_BYTES = 22 + 65_535;
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const MARKUP = /<(?:!doctype|html|script|svg|iframe|body|\?php)[\s>/]|%PDF-/i;

const endsAsZip = (bytes: Buffer): boolean => bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END);

/**
 * A file that other programs would open as an archive, a document or a page. Genuine pictures and sounds are never
 * that.
 */
function isAlsoSomethingElse(bytes: Buffer): boolean {
  if (endsAsZip(bytes)) return true;
  return [bytes.subarray(0, HEAD_BYTES), bytes.subarray(-HEAD_BYTES)].some((part) =>
    MARKUP.test(part.toString('latin1')),
  );
}
