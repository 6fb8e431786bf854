import {
  compound,
  doc,
  docm,
  docx,
  docxWithMacros,
  pdf,
  zip,
} from '../../../../../../test/support/content/documents.ts';
import { documentKind } from './document-kind.ts';

const ENCRYPTED_FIB = 0x0100;
const TYPES = { '[Content_Types].xml': 'spreadsheetml.sheet.main+xml' };

describe('the kind of a document', () => {
  it.each([
    ['a PDF', pdf(), 'pdf'],
    ['a DOCX', docx(), 'docx'],
    ['a DOC', doc(), 'doc'],
  ])('is that of its content: %s', (_, bytes, extension) => {
    expect(documentKind(bytes)).toEqual({ extension, fault: null });
  });

  it.each([
    ['a DOCM', docm(), 'macros'],
    ['a DOCX that brings macros', docxWithMacros(), 'macros'],
    ['a DOC with macros', compound(['WordDocument', 'Macros']), 'macros'],
    ['a PDF with a password', pdf('/Encrypt 9 0 R'), 'protected'],
    ['a DOC with a password', compound(['WordDocument'], { flags: ENCRYPTED_FIB }), 'protected'],
    ['a DOCX with a password', compound(['EncryptedPackage']), 'protected'],
    ['a DOCX with encrypted entries', zip({ ...TYPES, 'word/a': '', 'x/vbaProject.bin': '' }, 1), 'protected'],
    ['a PDF that is cut off', pdf().subarray(0, 100), 'damaged'],
    ['a DOC without its text', compound(['WordDocument'], { signature: 0 }), 'damaged'],
    ['a DOC that is cut off', doc().subarray(0, 1536), 'damaged'],
  ])('is known with its fault: %s', (_, bytes, fault) => {
    expect(documentKind(bytes)?.fault).toBe(fault);
  });

  it.each([
    ['an archive', zip({ 'a.txt': 'a' })],
    ['a spreadsheet', zip({ ...TYPES, 'xl/workbook.xml': '' })],
    ['a spreadsheet with a folder called word', zip({ ...TYPES, 'word/a.xml': '' })],
    ['a DOCX with a program in front of it', Buffer.concat([Buffer.from('#!/bin/sh\n'), docx()])],
    ['a DOCX with something behind it', Buffer.concat([docx(), Buffer.from('x')])],
    ['a DOCX that is cut off', docx().subarray(0, 200)],
    ['a compound file of another program', compound(['Workbook'])],
    ['a compound file whose directory goes in circles', circular()],
    ['a page with the first bytes of a PDF further on', Buffer.from(`<html>${pdf().toString('latin1')}`)],
    ['nothing', Buffer.alloc(0)],
  ])('is none: %s', (_, bytes) => {
    expect(documentKind(bytes)).toBeNull();
  });

  it('is found in any bytes without an exception', () => {
    const tried = (bytes: Buffer): void => {
      for (let at = 0; at < bytes.length; at += 1) {
        const changed = Buffer.from(bytes);
        changed[at] = 0xff;
        documentKind(changed);
        documentKind(bytes.subarray(0, at));
      }
    };
    expect(() => [docx(), doc(), pdf()].forEach(tried)).not.toThrow();
  });
});

function circular(): Buffer {
  const bytes = compound(['WordDocument']);
  // The entry of the allocation table for the sector of the directory leads to itself.
  bytes.writeUInt32LE(1, 512 + 4);
  return bytes;
}
