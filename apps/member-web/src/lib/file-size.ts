const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats bytes in the largest fitting unit, such as 12 MB. */
export function sizeOf(bytes: number, language: string): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = { style: 'unit', unit: UNITS[unit]!, unitDisplay: 'short', maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1000 ** unit);
}
