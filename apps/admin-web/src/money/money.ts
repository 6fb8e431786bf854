const DECIMAL = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * Parses a decimal into whole hundredths: cents, or hundredths of a percent. Null if the input is no such number.
 * Avoids floating point, because 19.99 × 100 is no whole number.
 */
export function hundredthsOf(typed: unknown): number | null {
  const parts = DECIMAL.exec(String(typed ?? '').trim());
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Formats hundredths for an input field: a decimal point, and no decimals for whole numbers. */
export function decimalOf(hundredths: number): string {
  const rest = hundredths % 100;
  const whole = String((hundredths - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** Formats a rate in hundredths of a percent: 2100 is 21 %. */
export const rateOf = (hundredths: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000);
