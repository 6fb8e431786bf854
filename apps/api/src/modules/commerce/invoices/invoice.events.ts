import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const lines = z.array(z.string());

/** One immutable invoice. The stream is `invoice-{id}`. */
export const invoiceEvents = {
  InvoiceIssued: z.object({
    invoice_id: z.int(),
    /** `2026-0001`: the year in the community's time zone and the gap-free serial number within it. */
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
    /** The details at the time of issue. Later changes of the settings do not affect them. */
    seller: lines,
    buyer: lines,
    locale: z.string(),
    /** The end of the legal retention period. */
    keep_until: z.string(),
  }),
};
export type InvoiceEvent = EventsOf<typeof invoiceEvents>;
export type InvoiceIssued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>;
