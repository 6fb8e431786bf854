import { api } from '@lyceum/browser/client';
import type { Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

export const purchaseCommands = {
  cancelPurchase: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/admin/purchases/{id}/cancel', { params: { id }, body: { reason } })),
  /** Without an amount, refunds the rest of the last payment. */
  refundPurchase: ({ id, ...body }: Reasoned & { amount_cents?: number }) =>
    answered(api('POST /api/v4/admin/purchases/{id}/refund', { params: { id }, body })),
};
