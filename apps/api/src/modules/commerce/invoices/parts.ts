/** Money is whole cents. A price has its VAT in it; a rate is hundredths of a percent. */
export interface Parts {
  gross_cents: number;
  net_cents: number;
  vat_cents: number;
}

/** The net is rounded half up, and the tax is what is left: the two are the price again, to the cent. */
export function partsOf(gross_cents: number, vat_rate: number): Parts {
  const whole = 10_000 + vat_rate;
  const net_cents = Math.floor((2 * gross_cents * 10_000 + whole) / (2 * whole));
  return { gross_cents, net_cents, vat_cents: gross_cents - net_cents };
}
