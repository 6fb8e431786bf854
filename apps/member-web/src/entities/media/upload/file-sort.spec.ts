import { describe, expect, it } from '@jest/globals';
import { sortOf, sortOfLocal } from './file-sort.ts';

describe('the sort of a file', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'documents'],
    ['BRIEF.DOCX', '', 'documents'],
    ['lied.ogg', '', 'sounds'],
    ['lied', 'audio/mpeg', 'sounds'],
    ['beeld.heic', '', 'pictures'],
    ['a.exe', 'application/octet-stream', 'pictures'],
  ])('of this device is told by type and name: %s', (name, type, sort) => {
    expect(sortOfLocal({ name, type })).toBe(sort);
  });

  it('that is stored is told by what the server found', () => {
    expect(sortOf({ width: 3, filetype: 'image/png' })).toBe('pictures');
    expect(sortOf({ width: null, filetype: 'audio/wav' })).toBe('sounds');
    expect(sortOf({ width: null, filetype: 'application/msword' })).toBe('documents');
  });
});
