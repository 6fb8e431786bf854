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

/** Money that buys nothing goes back, by a name of its own. */
export const returning = (payment: { payment_id: string; amount_cents: number }, of: Of): PurchaseEvent => ({
  type: 'PaymentReturned',
  data: { ...of, ...payment, refund_id: `${payment.payment_id}-return` },
});

/**
 * A part of the last payment, as often as something is left, or all that is left: the purchase ends with it.
 * @throws {Refusal} `conflict` where nothing was paid or nothing is left, `invalid` for more than is left
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

/** Told twice it changes nothing; one that has been paid does not fail any more. */
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
 * What the provider's webhook says of a refund. One that is known is settled. An unknown one was started at the provider's
 * own page: its first report that has not failed records it. A payment never gives back more than was paid, so the amount is
 * at most what is left; all that is left of the last payment ends the purchase.
 * @throws {Refusal} `conflict` where the payment's own report is still to come, or in another currency: the provider repeats it
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
  // A payment that bought nothing is on its way back already.
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

export function chargedBack({ payment_id }: Command<'charged_back'>, { kept }: PurchaseState, of: Of): PurchaseEvent[] {
  const payment = kept.find((each) => each.payment_id === payment_id);
  if (!payment || leftOf(payment) === 0) return [];
  return [{ type: 'PaymentChargedBack', data: { ...of, payment_id, amount_cents: leftOf(payment) } }];
}
