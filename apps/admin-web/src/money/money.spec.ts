import { decimalOf, hundredthsOf, rateOf } from './money.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('money in the console', () => {
  it.each([
    ['7.50', 750],
    ['7,5', 750],
    [' 12 ', 1200],
    ['19.99', 1999],
    ['0.29', 29],
    [21, 2100],
    ['', null],
    [null, null],
    ['-1', null],
    ['1.250', null],
    ['7.', null],
    ['1e3', null],
  ])('takes what was typed in whole hundredths: %s', (typed, expected) => {
    expect(hundredthsOf(typed)).toBe(expected);
  });

  it('fills a field with what it takes back', () => {
    expect([750, 1200, 1999, 5, 0].map(decimalOf)).toEqual(['7.50', '12', '19.99', '0.05', '0']);
    for (const cents of [1, 29, 750, 1999, 10_000_000]) expect(hundredthsOf(decimalOf(cents))).toBe(cents);
  });

  it('reads rates in the language of the screen', () => {
    expect(plain(rateOf(2100, 'en'))).toBe('21%');
    expect(plain(rateOf(950, 'nl'))).toBe('9,5%');
  });
});
