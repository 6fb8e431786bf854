import { describe, expect, it } from '@jest/globals';
import { around } from './found-text.ts';

describe('the text of a message that was found', () => {
  it.each([
    ['Het glazuur', 'GLAZ rood', ['Het ', 'glaz', 'uur']],
    ['De crème oven', 'creme', ['De ', 'crème', ' oven']],
    ['Twee glazuren', 'glazuur', ['Twee ', 'glazu', 'ren']],
    ['Twee potten', 'glazuur', ['Twee potten', '', '']],
    ['a', '', ['a', '', '']],
    [`${'x'.repeat(50)} oven`, 'oven', [`…${'x'.repeat(23)} `, 'oven', '']],
  ])('%s, searched for %s', (text, query, expected) => {
    expect(around(text, query)).toEqual(expected);
  });
});
