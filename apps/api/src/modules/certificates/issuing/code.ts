import { randomInt } from 'node:crypto';

/** Without what is mistaken for something else when it is read from paper: I, L, O, U, 0 and 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 5;
const GROUP = 5;

/** 25 of 30 letters and digits: 122 bits, so that nobody comes upon a certificate by trying. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** As it is typed from paper: in small letters, with spaces or without dashes. */
export function codeOf(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (plain.match(/.{1,5}/g) ?? []).join('-');
}
