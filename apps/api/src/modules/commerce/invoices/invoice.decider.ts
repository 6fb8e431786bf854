import type { Decider } from '@lyceum/kernel';
import type { InvoiceEvent, InvoiceIssued } from './invoice.events.ts';

export const invoiceStream = (id: number): string => `invoice-${id}`;

/** Issued once, and never changed: what was wrong is given back by another one. */
export const invoiceDecider: Decider<{ issued: boolean }, InvoiceIssued['data'], InvoiceEvent> = {
  initial: () => ({ issued: false }),
  decide: (data, { issued }) => (issued ? [] : [{ type: 'InvoiceIssued', data }]),
  evolve: () => ({ issued: true }),
};
