import { z } from 'zod';
import { id, moment, reason } from '../base/shared.ts';
import { COMMERCE_LIMITS } from './limits.ts';

/** Without the plugin nothing is sold. */
export const gate = { plugin: 'commerce' } as const;

export const period = z.enum(['month', 'year', 'once']);
export type Period = z.infer<typeof period>;
export const currency = z.enum(['EUR', 'USD', 'GBP']);
export const purchaseState = z.enum(['begun', 'abandoned', 'active', 'cancelled', 'ended', 'refunded']);
export type PurchaseState = z.infer<typeof purchaseState>;

/** Money is whole cents, VAT included; rates are hundredths of a percent (2100 is 21 %). */
export const price = { price_cents: z.int(), currency, vat_rate: z.int() };

export const product = z.object({
  id,
  name: z.string(),
  description: z.string(),
  level: z.object({ id, name: z.string() }),
  ...price,
  period,
});
export type Product = z.infer<typeof product>;

export const adminProduct = product.extend({
  active: z.boolean(),
  archived_at: moment.nullable(),
  /** How many of it run now. */
  purchases_count: z.int(),
  version: z.int(),
});
export type AdminProduct = z.infer<typeof adminProduct>;

export const productInput = z.object({
  name: z.string().trim().min(1, 'Name is required').max(COMMERCE_LIMITS.name),
  description: z.string().trim().max(COMMERCE_LIMITS.description).default(''),
  level_id: id,
  price_cents: z.coerce.number().int().min(1).max(COMMERCE_LIMITS.cents),
  currency: currency.default('EUR'),
  vat_rate: z.coerce.number().int().min(0).max(10_000),
  period,
  active: z.boolean().default(true),
  reason,
});

export const purchase = z.object({
  id,
  product: z.object({ id, name: z.string() }),
  level: z.object({ id, name: z.string() }),
  ...price,
  period,
  state: purchaseState,
  /** A charge of the next period is under way: `charging` before the end of what is paid, `grace` behind it, while the level is still held. */
  renewal: z.enum(['charging', 'grace']).nullable(),
  /** How much of the last payment was given back. `refund_state`: one refund has failed, one is under way, or all are paid. */
  refunded_cents: z.int(),
  refund_state: z.enum(['asked', 'paid', 'failed']).nullable(),
  begun_at: moment,
  paid_at: moment.nullable(),
  /** Until when it is paid; null of what was bought once and for all, and of what was never paid. */
  ends_at: moment.nullable(),
  /** When it is charged again; null where it is not. */
  renews_at: moment.nullable(),
  /** The last charge failed, and it is tried again until the end. */
  payment_failed_at: moment.nullable(),
  /** Where one pays, while it waits for that. */
  checkout_url: z.string().nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** `returned`: a payment that bought nothing. `provider`: somebody started it at the provider's own page. */
export const refund = z.object({
  id: z.string(),
  amount_cents: z.int(),
  origin: z.enum(['staff', 'provider', 'returned']),
  state: z.enum(['asked', 'paid', 'failed']),
  asked_at: moment,
  settled_at: moment.nullable(),
});
export type Refund = z.infer<typeof refund>;

const buyer = z.object({ id: z.int(), username: z.string(), name: z.string() });
export const adminPurchase = purchase.omit({ checkout_url: true }).extend({
  member: buyer.nullable(),
  member_id: z.int(),
  last_cents: z.int(),
  refunds: z.array(refund),
  version: z.int(),
});
export type AdminPurchase = z.infer<typeof adminPurchase>;

export const invoice = z.object({
  id,
  number: z.string(),
  /** A credit gives back what the invoice of the same payment asked. */
  kind: z.enum(['invoice', 'credit']),
  purchase_id: id,
  issued_at: moment,
  gross_cents: z.int(),
  vat_cents: z.int(),
  currency,
  /** The file, at an address that is good for a quarter of an hour. */
  file: z.string(),
});
export type Invoice = z.infer<typeof invoice>;
export const adminInvoice = invoice.extend({ member_id: z.int(), member: buyer.nullable() });
export type AdminInvoice = z.infer<typeof adminInvoice>;

/** As the provider tells of it: never a whole number of a card. */
export const paymentDetails = z.object({
  purchase: z.object({ id, name: z.string() }),
  brand: z.string(),
  last_four: z.string(),
  expiry: z.string(),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;
