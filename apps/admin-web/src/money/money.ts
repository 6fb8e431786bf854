const DECIMAL = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * What was typed as a decimal, in whole hundredths: cents, or the hundredths of a percent that rates are told in. Null where
 * it is no such number. Counted in whole numbers: 19.99 times a hundred is no whole number to a computer.
 */
export function hundredthsOf(typed: unknown): number | null {
  const parts = DECIMAL.exec(String(typed ?? '').trim());
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** The same the other way, as it stands in a field: with a point, and whole where it is whole. */
export function decimalOf(hundredths: number): string {
  const rest = hundredths % 100;
  const whole = String((hundredths - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** A rate as it is read: 2100 is 21 %. */
export const rateOf = (hundredths: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000);
