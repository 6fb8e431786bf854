/** Gross, net and VAT in whole cents. Prices include VAT, and VAT rates are in hundredths of a percent. */
export interface Parts {
  gross_cents: number;
  net_cents: number;
  vat_cents: number;
}

/** Splits a gross price. Net is rounded half up and VAT is the rest, so that the two add up to the cent. */
export function partsOf(gross_cents: number, vat_rate: number): Parts {
  const whole = 10_000 + vat_rate;
  const net_cents = Math.floor((2 * gross_cents * 10_000 + whole) / (2 * whole));
  return { gross_cents, net_cents, vat_cents: gross_cents - net_cents };
}
