import { z } from 'zod';
import { id, moment, reason } from '../base/shared.ts';
import { COMMERCE_LIMITS } from './limits.ts';

/** Without the plugin no operation of commerce exists. */
export const gate = { plugin: 'commerce' } as const;

export const period = z.enum(['month', 'year', 'once']);
export type Period = z.infer<typeof period>;
export const currency = z.enum(['EUR', 'USD', 'GBP']);
export const purchaseState = z.enum(['begun', 'abandoned', 'active', 'cancelled', 'ended', 'refunded']);
export type PurchaseState = z.infer<typeof purchaseState>;

/** Amounts are whole cents, VAT included. Rates are hundredths of a percent (2100 is 21 %). */
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
  /** The number of running purchases. */
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
  /**
   * An open charge for the next period. `charging`: before the paid end. `grace`: after it, while the member keeps the
   * level.
   */
  renewal: z.enum(['charging', 'grace']).nullable(),
  /** Refunded part of the last payment. `refund_state`: a refund has failed, one is open, or all are paid. */
  refunded_cents: z.int(),
  refund_state: z.enum(['asked', 'paid', 'failed']).nullable(),
  begun_at: moment,
  paid_at: moment.nullable(),
  /** The end of the paid period. Null for one-time or unpaid purchases. */
  ends_at: moment.nullable(),
  /** The time of the next charge, or null. */
  renews_at: moment.nullable(),
  /** When the last charge failed. Charges are retried until the end. */
  payment_failed_at: moment.nullable(),
  /** The checkout address while the first payment is open. */
  checkout_url: z.string().nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** `returned`: a payment that bought no access. `provider`: a refund that was started on the provider's page. */
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
  /** A credit refunds the invoice of the same payment. */
  kind: z.enum(['invoice', 'credit']),
  purchase_id: id,
  issued_at: moment,
  gross_cents: z.int(),
  vat_cents: z.int(),
  currency,
  /** Download address, valid for fifteen minutes. */
  file: z.string(),
});
export type Invoice = z.infer<typeof invoice>;
export const adminInvoice = invoice.extend({ member_id: z.int(), member: buyer.nullable() });
export type AdminInvoice = z.infer<typeof adminInvoice>;

/** The payment method that the provider reports. Never a full card number. */
export const paymentDetails = z.object({
  purchase: z.object({ id, name: z.string() }),
  brand: z.string(),
  last_four: z.string(),
  expiry: z.string(),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;
