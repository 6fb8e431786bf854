import { moneyOf } from './money.ts';

/** Dutch puts a no-break space behind the currency. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('an amount of money', () => {
  it.each([
    [0, '€0.00', '€ 0,00'],
    [750, '€7.50', '€ 7,50'],
    [123_456, '€1,234.56', '€ 1.234,56'],
    [-750, '-€7.50', '€ -7,50'],
  ])('of %i cents reads %s in English and %s in Dutch', (cents, english, dutch) => {
    expect(plain(moneyOf(cents, 'EUR', 'en'))).toBe(english);
    expect(plain(moneyOf(cents, 'EUR', 'nl'))).toBe(dutch);
  });

  it('names its own currency', () => {
    expect(plain(moneyOf(750, 'GBP', 'en'))).toBe('£7.50');
    expect(plain(moneyOf(750, 'USD', 'nl'))).toBe('US$ 7,50');
  });
});
