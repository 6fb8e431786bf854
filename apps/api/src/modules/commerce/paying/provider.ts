/** A charge request. `id` is our idempotency key: the provider charges once, however often we send it. */
export interface Charge {
  id: string;
  purchase_id: number;
  amount_cents: number;
  currency: string;
  /** The end of the previous period for a renewal, or null for a first payment. */
  period_from: string | null;
}

/** A refund request. `id` is our idempotency key, as for a charge. */
export interface RefundAsked {
  id: string;
  payment_id: string;
  amount_cents: number;
}
export type RefundStatus = 'open' | 'paid' | 'failed';

/** A refund report from the provider's webhook (docs/adr/0058). */
export interface RefundMessage {
  /** Our id of the refund, or the provider's id if it was started on the provider's page. */
  refund_id: string;
  payment_id: string;
  purchase_id: number;
  amount_cents: number;
  currency: string;
  /** `open`: the provider may need days. */
  status: RefundStatus;
}

/** A payment report from the provider. */
export interface Told {
  payment_id: string;
  purchase_id: number;
  /** `open`: the provider may need days. `charged_back`: the member's bank reversed a paid charge. */
  status: 'open' | 'paid' | 'failed' | 'abandoned' | 'charged_back';
  amount_cents: number;
  /** A payment in another currency than requested buys no access. */
  currency: string;
  period_from: string | null;
  /** The payment method for renewals. It never contains a full card number. */
  details: { mandate: string; brand: string; last_four: string; expiry: string } | null;
}

/**
 * A payment provider (docs/adr/0058), shaped so that Mollie and Stripe fit.
 * The member pays on the provider's page, and a webhook reports the result. The provider renews with a mandate and
 * refunds.
 * Every request carries our id, so that retries are idempotent.
 */
export abstract class CommerceProvider {
  abstract readonly name: string;
  /** The provider's page where the member pays. */
  abstract checkout(charge: Charge): Promise<{ url: string }>;
  /** Verifies and parses a webhook of a payment or refund. Null if the signature is wrong. */
  abstract read(webhook: { payload: string; signature: string }): Promise<Told | RefundMessage | null>;
  /** The current status of a payment, for a lost webhook. Null for an unknown payment. */
  abstract payment(id: string): Promise<Told | null>;
  /** Charges a mandate. A webhook reports the result, too. */
  abstract charge(charge: Charge, mandate: string): Promise<Told>;
  /** Refunds once per id. A repeated call returns the current status. */
  abstract refund(refund: RefundAsked): Promise<RefundStatus>;
  /** The current status of a refund, including refunds started at the provider. Null for an unknown refund. */
  abstract refundStatus(id: string): Promise<RefundStatus | null>;
  /** The provider's page where the member changes the payment method. */
  abstract details(id: string, purchaseId: number): Promise<{ url: string }>;
}
