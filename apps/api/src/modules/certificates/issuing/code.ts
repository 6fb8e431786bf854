import { randomInt } from 'node:crypto';

/** Without characters that readers confuse on paper: I, L, O, U, 0 and 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 5;
const GROUP = 5;

/** A code of 25 characters from an alphabet of 30 has 122 bits. Guessing a valid code is infeasible. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Normalizes a typed code: any case, with spaces or without dashes. */
export function codeOf(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (plain.match(/.{1,5}/g) ?? []).join('-');
}
