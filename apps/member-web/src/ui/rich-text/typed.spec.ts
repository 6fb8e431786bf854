import { describe, expect, it } from '@jest/globals';
import { typedAfter } from './typed.ts';

const input = (inputType: string, data: string | null = null) => ({ inputType, data });

describe('what is typed while the editor is on its way', () => {
  it.each([
    ['a letter', 'a', input('insertText', 'b'), 'ab'],
    ['a new line', 'a', input('insertParagraph'), 'a\n'],
    ['a correction by the keyboard of a phone', 'a', input('insertReplacementText', 'bc'), 'abc'],
    ['a key that takes back', 'a🌷', input('deleteContentBackward'), 'a'],
    ['a key that takes back what is not there', '', input('deleteContentBackward'), ''],
    ['a paste', 'a', { ...input('insertFromPaste'), dataTransfer: { getData: () => 'b\r\nc' } }, 'ab\nc'],
    ['a shortcut that formats', 'a', input('formatBold'), 'a'],
  ])('%s', (_, before, given, after) => expect(typedAfter(before, given)).toBe(after));
});
