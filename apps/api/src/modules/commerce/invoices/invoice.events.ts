import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const lines = z.array(z.string());

/** One invoice, which nothing changes: `invoice-{id}`. */
export const invoiceEvents = {
  InvoiceIssued: z.object({
    invoice_id: z.int(),
    /** `2026-0001`: the year of the community's clocks, and the place in it, without gaps. */
    number: z.string(),
    year: z.int(),
    serial: z.int(),
    kind: z.enum(['invoice', 'credit']),
    purchase_id: z.int(),
    member_id: memberId,
    payment_id: z.string(),
    product_name: z.string(),
    gross_cents: z.int(),
    net_cents: z.int(),
    vat_cents: z.int(),
    vat_rate: z.int(),
    currency: z.string(),
    period_from: z.string(),
    period_to: z.string().nullable(),
    /** As they stood then: it does not change with the settings. */
    seller: lines,
    buyer: lines,
    locale: z.string(),
    /** When the law asks for it no longer. */
    keep_until: z.string(),
  }),
};
export type InvoiceEvent = EventsOf<typeof invoiceEvents>;
export type InvoiceIssued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>;
