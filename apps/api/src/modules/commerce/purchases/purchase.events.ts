import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const of = { purchase_id: z.int(), member_id: memberId };
/** What was agreed: it stays so when the product changes. */
const agreed = {
  product_id: z.int(),
  product_name: z.string(),
  level_id: z.int(),
  price_cents: z.int(),
  currency: z.string(),
  vat_rate: z.int(),
  period: z.enum(['month', 'year', 'once']),
};
const payment = { payment_id: z.string(), amount_cents: z.int() };
/** Our name of the refund, by which the provider is asked: there is none in events of before refunds had names. */
const refund_id = z.string().optional();
/** Somebody started it at the provider's own page: the provider is not asked for it (docs/adr/0058). */
const by_provider = z.literal(true).optional();
/** Until when it is paid, and when it is charged again; both null of what is bought for good. */
const paid = { ...payment, ends_at: z.string().nullable(), renews_at: z.string().nullable() };
/** What the provider says of how it is paid; `mandate` is the provider's own name for it. */
const details = { mandate: z.string(), brand: z.string(), last_four: z.string(), expiry: z.string() };

/** One purchase: `purchase-{id}`. */
export const purchaseEvents = {
  PurchaseBegun: z.object({ ...of, ...agreed, checkout_id: z.string(), checkout_url: z.string() }),
  PurchaseAbandoned: z.object({ ...of, checkout_id: z.string() }),
  PurchasePaid: z.object({ ...of, ...paid, paid_at: z.string() }),
  PurchaseRenewed: z.object({ ...of, ...paid, period_from: z.string() }),
  /** The provider is asked to charge the next period. Until it has answered the level is held, to `grace_until` at most (docs/adr/0058). */
  RenewalAsked: z.object({ ...of, ...payment, period_from: z.string(), grace_until: z.string() }),
  /** Of the first one the purchase waits on; of a renewal it runs on until its end. */
  PaymentFailed: z.object({ ...of, ...payment, ends_at: z.string().nullable(), retry_at: z.string().nullable() }),
  /** Money came that buys nothing (any more): the provider is asked to give it back. */
  PaymentReturned: z.object({ ...of, ...payment, refund_id }),
  PaymentDetailsChanged: z.object({ ...of, ...details }),
  PurchaseCancelled: z.object({ ...of, ends_at: z.string() }),
  CancellationTakenBack: z.object({ ...of, ends_at: z.string(), renews_at: z.string() }),
  PurchaseEnded: z.object(of),
  /** What was left of the last payment goes back, and the purchase ends at once. */
  PurchaseRefunded: z.object({ ...of, ...payment, refund_id, by_provider }),
  /** A part of the last payment goes back, or of an earlier one; the purchase runs on. */
  PurchasePartlyRefunded: z.object({ ...of, ...payment, refund_id: z.string(), by_provider }),
  /** What the provider said of a refund. */
  RefundSettled: z.object({ ...of, refund_id: z.string(), status: z.enum(['paid', 'failed']) }),
  /** The member's bank took the payment back: what was left of it is gone, and the purchase ends at once. */
  PaymentChargedBack: z.object({ ...of, ...payment }),
};

export type PurchaseEvent = EventsOf<typeof purchaseEvents>;
export type PurchaseBegun = Extract<PurchaseEvent, { type: 'PurchaseBegun' }>;
export type Details = { [K in keyof typeof details]: string };
