import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { InvoiceEvent } from './invoice.events.ts';

export const invoiceRows = inlineProjection<InvoiceEvent>({
  name: 'commerce.invoice',
  tables: ['commerce.invoice'],
  ofStream: { invoice: { 'commerce.invoice': ['id'] } },
  handles: {
    InvoiceIssued: ({ data, occurredAt }) => sql`
      insert into commerce.invoice (id, number, in_year, serial, kind, purchase_id, member_id, payment_id, issued_at, gross_cents, vat_cents, currency, paper)
      values (${data.invoice_id}, ${data.number}, ${data.year}, ${data.serial}, ${data.kind}, ${data.purchase_id}, ${data.member_id}, ${data.payment_id},
        ${occurredAt}::timestamptz, ${data.gross_cents}, ${data.vat_cents}, ${data.currency}, ${JSON.stringify(data)}::jsonb)`,
  },
});
