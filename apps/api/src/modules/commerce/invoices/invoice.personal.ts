import type { PersonalFields } from '@lyceum/kernel';
import type { InvoiceEvent } from './invoice.events.ts';

export const invoiceSubject = (id: number): string => `invoice-${id}`;

/**
 * Sealed with a key of its own, not with the member's: whoever keeps books keeps invoices for seven years, also of members who were erased
 * (docs/adr/0058). When that time is over the key is destroyed.
 */
export const invoicePersonal: PersonalFields<InvoiceEvent> = {
  InvoiceIssued: { subject: ({ invoice_id }) => invoiceSubject(invoice_id), erased: () => ({ buyer: [] }) },
};
