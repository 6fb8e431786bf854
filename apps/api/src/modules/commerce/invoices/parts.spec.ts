import fc from 'fast-check';
import { partsOf } from './parts.ts';

describe('money', () => {
  it('is whole cents whose parts are the price again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (gross, rate) => {
        const { gross_cents, net_cents, vat_cents } = partsOf(gross, rate);
        expect(net_cents + vat_cents).toBe(gross_cents);
        expect(Number.isSafeInteger(net_cents)).toBe(true);
        // No further from the exact net than half a cent.
        expect(Math.abs(net_cents * (10_000 + rate) - gross * 10_000) * 2).toBeLessThanOrEqual(10_000 + rate);
      }),
    );
  });

  it.each([
    [1250, 2100, 1033, 217],
    [1, 2100, 1, 0],
    [999, 900, 917, 82],
    [1000, 0, 1000, 0],
  ])('of %i cents at %i has %i without and %i of VAT', (gross, rate, net_cents, vat_cents) => {
    expect(partsOf(gross, rate)).toEqual({ gross_cents: gross, net_cents, vat_cents });
  });
});
