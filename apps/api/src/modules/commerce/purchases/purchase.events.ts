import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const of = { purchase_id: z.int(), member_id: memberId };
/** The agreed terms. They stay the same when the product changes. */
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
/** Our id of the refund for the provider. Missing in events from before refunds had ids. */
const refund_id = z.string().optional();
/** The refund was started on the provider's page, so the worker does not request it (docs/adr/0058). */
const by_provider = z.literal(true).optional();
/** The paid end and the time of the next charge. Both are null for a purchase without an end. */
const paid = { ...payment, ends_at: z.string().nullable(), renews_at: z.string().nullable() };
/** The payment method that the provider reports. `mandate` is the provider's id for it. */
const details = { mandate: z.string(), brand: z.string(), last_four: z.string(), expiry: z.string() };

/** One purchase. The stream is `purchase-{id}`. */
export const purchaseEvents = {
  PurchaseBegun: z.object({ ...of, ...agreed, checkout_id: z.string(), checkout_url: z.string() }),
  PurchaseAbandoned: z.object({ ...of, checkout_id: z.string() }),
  PurchasePaid: z.object({ ...of, ...paid, paid_at: z.string() }),
  PurchaseRenewed: z.object({ ...of, ...paid, period_from: z.string() }),
  /**
   * The provider is asked to charge the next period. The member keeps the level until it answers, at most until
   * `grace_until` (docs/adr/0058).
   */
  RenewalAsked: z.object({ ...of, ...payment, period_from: z.string(), grace_until: z.string() }),
  /**
   * A failed first payment abandons the purchase. After a failed renewal the purchase runs to its end, unless it is in
   * grace.
   */
  PaymentFailed: z.object({ ...of, ...payment, ends_at: z.string().nullable(), retry_at: z.string().nullable() }),
  /** A payment bought no access. The worker asks the provider to refund it. */
  PaymentReturned: z.object({ ...of, ...payment, refund_id }),
  PaymentDetailsChanged: z.object({ ...of, ...details }),
  PurchaseCancelled: z.object({ ...of, ends_at: z.string() }),
  CancellationTakenBack: z.object({ ...of, ends_at: z.string(), renews_at: z.string() }),
  PurchaseEnded: z.object(of),
  /** The rest of the last payment is refunded, and the purchase ends immediately. */
  PurchaseRefunded: z.object({ ...of, ...payment, refund_id, by_provider }),
  /** A part of the last or an earlier payment is refunded. The purchase continues. */
  PurchasePartlyRefunded: z.object({ ...of, ...payment, refund_id: z.string(), by_provider }),
  /** The provider's result of a refund. */
  RefundSettled: z.object({ ...of, refund_id: z.string(), status: z.enum(['paid', 'failed']) }),
  /** The member's bank reversed the payment. The rest of it is gone, and the purchase ends immediately. */
  PaymentChargedBack: z.object({ ...of, ...payment }),
};

export type PurchaseEvent = EventsOf<typeof purchaseEvents>;
export type PurchaseBegun = Extract<PurchaseEvent, { type: 'PurchaseBegun' }>;
export type Details = { [K in keyof typeof details]: string };
