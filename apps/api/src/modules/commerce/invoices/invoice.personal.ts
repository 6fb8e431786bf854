import type { PersonalFields } from '@lyceum/kernel';
import type { InvoiceEvent } from './invoice.events.ts';

/** The encryption subject of an invoice. */
export const invoiceSubject = (id: number): string => `invoice-${id}`;

/**
 * Each invoice has a separate key. The retention duty of seven years also covers the invoices of erased members
 * (docs/adr/0058).
 * The system destroys the key when the retention period ends.
 */
export const invoicePersonal: PersonalFields<InvoiceEvent> = {
  InvoiceIssued: { subject: ({ invoice_id }) => invoiceSubject(invoice_id), erased: () => ({ buyer: [] }) },
};
