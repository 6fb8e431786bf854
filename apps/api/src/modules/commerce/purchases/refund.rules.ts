import { Refusal } from '@lyceum/kernel';
import { commerceText } from '../commerce.texts.ts';
import type { KeptPayment, PurchaseCommand, PurchaseState } from './purchase.decider.ts';
import type { PurchaseEvent } from './purchase.events.ts';

interface Of {
  purchase_id: number;
  member_id: number;
}
type Command<K extends PurchaseCommand['kind']> = Extract<PurchaseCommand, { kind: K }>;

const leftOf = ({ amount_cents, refunded_cents }: KeptPayment): number => amount_cents - refunded_cents;

/** Refunds a payment that bought no access, under a separate refund id. */
export const returning = (payment: { payment_id: string; amount_cents: number }, of: Of): PurchaseEvent => ({
  type: 'PaymentReturned',
  data: { ...of, ...payment, refund_id: `${payment.payment_id}-return` },
});

/**
 * Refunds a part of the last payment, or all that is left. A full refund ends the purchase.
 * @throws {Refusal} `conflict` if no paid amount is left, `invalid` for more than is left
 */
export function decideRefund({ amount_cents }: Command<'refund'>, state: PurchaseState, of: Of): PurchaseEvent[] {
  if (state.is === 'refunded') return [];
  const payment = state.kept.find(({ payment_id }) => payment_id === state.last?.payment_id);
  if (!payment || leftOf(payment) === 0) throw new Refusal('conflict', commerceText('purchase.unpaid'));
  const left = leftOf(payment);
  const amount = amount_cents ?? left;
  if (amount < 1 || amount > left) throw Refusal.invalid('amount_cents', commerceText('refund.most'));
  const { payment_id } = payment;
  const before = state.refunds.filter((refund) => refund.payment_id === payment_id).length;
  const data = { ...of, payment_id, amount_cents: amount, refund_id: `${payment_id}-refund-${before + 1}` };
  return [{ type: amount === left ? 'PurchaseRefunded' : 'PurchasePartlyRefunded', data }];
}

/** Idempotent. A paid refund can no longer fail. */
export function refundTold(
  { refund_id, status }: Command<'refund_told'>,
  { refunds }: PurchaseState,
  of: Of,
): PurchaseEvent[] {
  const refund = refunds.find((each) => each.refund_id === refund_id);
  if (!refund || refund.status === 'paid' || refund.status === status) return [];
  return [{ type: 'RefundSettled', data: { ...of, refund_id, status } }];
}

/**
 * Records a refund report of the provider's webhook. A known refund is settled.
 * An unknown refund was started on the provider's page. The first report that has not failed records it.
 * The amount is at most what is left of the payment. Refunding all that is left of the last payment ends the purchase.
 * @throws {Refusal} `conflict` for a payment that is not reported yet or another currency, so that the provider repeats
 * the report
 */
export function decideReportedRefund(
  { refund_id, payment_id, amount_cents, currency, status }: Command<'refund_reported'>,
  state: PurchaseState,
  of: Of,
): PurchaseEvent[] {
  if (state.refunds.some((each) => each.refund_id === refund_id)) {
    return status === 'open' ? [] : refundTold({ kind: 'refund_told', refund_id, status }, state, of);
  }
  if (status === 'failed') return [];
  const payment = state.kept.find((each) => each.payment_id === payment_id);
  // A payment that bought no access is already being refunded.
  if (!payment && state.known.includes(payment_id)) return [];
  if (!payment || currency !== state.bought!.currency) {
    throw new Refusal('conflict', commerceText('refund.unknownPayment'));
  }
  const left = leftOf(payment);
  const amount = Math.min(amount_cents, left);
  if (amount < 1) return [];
  const isWhole = amount === left && payment_id === state.last?.payment_id;
  const refunded: PurchaseEvent = {
    type: isWhole ? 'PurchaseRefunded' : 'PurchasePartlyRefunded',
    data: { ...of, payment_id, amount_cents: amount, refund_id, by_provider: true },
  };
  return status === 'open' ? [refunded] : [refunded, { type: 'RefundSettled', data: { ...of, refund_id, status } }];
}

/** Records a chargeback of what is left of a payment. Idempotent. */
export function chargedBack({ payment_id }: Command<'charged_back'>, { kept }: PurchaseState, of: Of): PurchaseEvent[] {
  const payment = kept.find((each) => each.payment_id === payment_id);
  if (!payment || leftOf(payment) === 0) return [];
  return [{ type: 'PaymentChargedBack', data: { ...of, payment_id, amount_cents: leftOf(payment) } }];
}
