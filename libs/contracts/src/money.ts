/**
 * Formats an amount with its currency for screens, e-mails and invoices.
 * 750 cents are "€7.50" in English and "€ 7,50" in Dutch. Negative for credits.
 * @param cents whole cents
 * @param currency ISO 4217, such as `EUR`
 * @param language BCP 47, such as `nl`
 */
export const moneyOf = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
