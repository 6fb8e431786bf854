import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['short', 0],
    ['long enough', 1],
    ['longenough1', 2],
    ['Longenough1', 3],
    ['Longenough1!', 4],
    ['É1!', 3],
  ])('of %p is %i', (password, strength) => expect(passwordStrength(password)).toBe(strength));
});
