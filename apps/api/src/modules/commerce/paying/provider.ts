/** What one asks to be paid. `id` is ours and stays the same when it is asked again: a provider takes it once. */
export interface Charge {
  id: string;
  purchase_id: number;
  amount_cents: number;
  currency: string;
  /** Of a renewal: the end of the period before. */
  period_from: string | null;
}

/** What one asks to be given back; `id` is ours, as that of a charge. */
export interface RefundAsked {
  id: string;
  payment_id: string;
  amount_cents: number;
}
export type RefundStatus = 'open' | 'paid' | 'failed';

/** What the provider's webhook says of a refund (docs/adr/0058). */
export interface RefundMessage {
  /** Our name of it, or the provider's own if it was started at the provider's page. */
  refund_id: string;
  payment_id: string;
  purchase_id: number;
  amount_cents: number;
  currency: string;
  /** `open`: it may take days. */
  status: RefundStatus;
}

/** What became of a payment, as the provider tells. */
export interface Told {
  payment_id: string;
  purchase_id: number;
  /** `open`: it may take days. `charged_back`: it was paid, and the member's bank has taken it back. */
  status: 'open' | 'paid' | 'failed' | 'abandoned' | 'charged_back';
  amount_cents: number;
  /** Another one than was asked for buys nothing. */
  currency: string;
  period_from: string | null;
  /** How it is paid again: never a whole number of a card. */
  details: { mandate: string; brand: string; last_four: string; expiry: string } | null;
}

/**
 * Who takes the money (docs/adr/0058). Shaped so that Mollie and Stripe fit: one is sent to the provider's page, the provider tells by webhook
 * what became of it, charges again by a mandate, and gives back. Everything is asked by a name of ours, so that it may be asked twice.
 */
export abstract class CommerceProvider {
  abstract readonly name: string;
  /** The page where one pays. */
  abstract checkout(charge: Charge): Promise<{ url: string }>;
  /** What a webhook says of a payment or of a refund; null when its signature is wrong. */
  abstract read(webhook: { payload: string; signature: string }): Promise<Told | RefundMessage | null>;
  /** What became of a payment by now, where no webhook came; null of one that it does not know. */
  abstract payment(id: string): Promise<Told | null>;
  /** Charges by a mandate; what became of it is told by webhook, too. */
  abstract charge(charge: Charge, mandate: string): Promise<Told>;
  /** Gives back by a name of ours, once; asked again, it answers what became of it by now. */
  abstract refund(refund: RefundAsked): Promise<RefundStatus>;
  /** What became of a refund by now, whoever started it; null of one that it does not know. */
  abstract refundStatus(id: string): Promise<RefundStatus | null>;
  /** The page where one says how it is paid from now on. */
  abstract details(id: string, purchaseId: number): Promise<{ url: string }>;
}
