import { moneyOf } from '@lyceum/contracts/money';
import { type Line, type Page, QUIET } from '../../../platform/paper/sheet.ts';
import type { Language } from '../../../platform/texts/texts.ts';
import { commerceText } from '../commerce.texts.ts';
import type { InvoiceIssued } from './invoice.events.ts';

type Paper = InvoiceIssued['data'];

/** Lays out the invoice with the details from its time of issue. */
export function invoiceOf(paper: Paper, issuedAt: Date, zone: string): Page {
  const language = paper.locale as Language;
  const day = (at: string | Date) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: zone }).format(new Date(at));
  const money = (cents: number) => moneyOf(cents, paper.currency, language);
  const { number, kind, seller, buyer, period_from, period_to } = paper;
  const title = commerceText(`paper.${kind}`, { number }).in(language);
  const says = (text: string, more: Partial<Line> = {}): Line => ({ text, size: 11, gap: 2, ...more });
  const rate = new Intl.NumberFormat(language).format(paper.vat_rate / 100);
  const from = day(period_from);
  const period = period_to ? commerceText('paper.period', { from, to: day(period_to) }).in(language) : from;
  return {
    ...{ language, title, author: seller[0] ?? '', createdAt: issuedAt.toISOString(), form: 'letter' },
    lines: [
      ...seller.map((text, n) => says(text, n === 0 ? { weight: 'bold', size: 14 } : { color: QUIET })),
      says(title, { size: 24, weight: 'bold', gap: 36 }),
      says(commerceText('paper.day', { day: day(issuedAt) }).in(language)),
      says(commerceText('paper.to').in(language), { gap: 20, color: QUIET }),
      ...buyer.map((text) => says(text)),
      says(paper.product_name, { gap: 30, weight: 'bold' }),
      says(period, { color: QUIET }),
      says(commerceText('paper.net', { money: money(paper.net_cents) }).in(language), { gap: 18 }),
      says(commerceText('paper.vat', { rate, money: money(paper.vat_cents) }).in(language)),
      says(commerceText('paper.gross', { money: money(paper.gross_cents) }).in(language), { weight: 'bold', size: 13 }),
      says(commerceText(kind === 'invoice' ? 'paper.paid' : 'paper.returned').in(language), { gap: 24, color: QUIET }),
    ],
  };
}
