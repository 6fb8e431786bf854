import type { Decider } from '@lyceum/kernel';
import type { InvoiceEvent, InvoiceIssued } from './invoice.events.ts';

/** Stream name of an invoice. */
export const invoiceStream = (id: number): string => `invoice-${id}`;

/** Issues an invoice once. An invoice never changes, so a credit invoice corrects a mistake. */
export const invoiceDecider: Decider<{ issued: boolean }, InvoiceIssued['data'], InvoiceEvent> = {
  initial: () => ({ issued: false }),
  decide: (data, { issued }) => (issued ? [] : [{ type: 'InvoiceIssued', data }]),
  evolve: () => ({ issued: true }),
};
