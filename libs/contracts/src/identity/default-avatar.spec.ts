import { initialsOf } from './default-avatar.ts';

describe('initials', () => {
  it.each([
    ['Anna de Vries', 'AV'],
    ['Jan van den Berg', 'JB'],
    ['Noor el-Amrani', 'NE'],
    ['maria van dam', 'MD'],
    ['Émile Ørsted', 'ÉØ'],
    ['Madonna', 'M'],
    ['“Zoë” O’Neill', 'ZO'],
    ['  ', ''],
    ['👩‍🚀', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});
