import { describe, expect, it } from '@jest/globals';
import { firstName, lastName } from '../identity/identity.ts';

const SIGNS = {
  'a mark that turns what follows': '\u202e',
  'a mark of direction': '\u2066',
  'a space that takes no room': '\u200b',
  'a joiner between Latin letters': '\u200d',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'a line break': '\n',
  'a line separator': '\u2028',
  'a blank letter': '\u3164',
  'a blank pattern of Braille': '\u2800',
  'a tag': '\u{e0041}',
  'a variation selector': '\ufe0f',
};

describe('a name', () => {
  it.each(Object.entries(SIGNS))('holds no %s', (_, sign) => {
    for (const schema of [firstName, lastName]) {
      expect(schema.safeParse(`San${sign}ne`).error?.issues[0]?.message).toBe(
        'A name holds only signs that can be seen',
      );
    }
  });

  it.each([
    'Sanne',
    'José María',
    "O'Brien",
    'van der Wal-de Vries',
    'Łukasz',
    '李小龍',
    'محمد',
    'علی\u200cرضا',
    'क्\u200dष',
    'Zoë 2',
  ])('may be %s', (name) => {
    expect(firstName.parse(name)).toBe(name);
  });
});
