import { Command } from '@nestjs/cqrs';
import type { Meta, Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { RefundMessage, Told } from '../paying/provider.ts';

export interface Done {
  position: Position | null;
}

/** Starts a purchase of a product and opens its checkout. */
export class BeginPurchase extends Command<Done & { id: number }> {
  constructor(
    readonly productId: number,
    readonly given: { viewer: MemberViewer; at?: Date; silent?: true },
  ) {
    super();
  }
}

/** Processes a payment report of the provider. Idempotent, because providers repeat reports. */
export class SettlePayment extends Command<Done> {
  constructor(
    readonly told: Told,
    readonly correlationId: string,
    readonly seeded: { at?: Date; silent?: true } = {},
  ) {
    super();
  }
}

/** Cancels a purchase at the end of its paid period. `of` null lets staff cancel any member's purchase. */
export class CancelPurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly of: number | null,
    readonly given: { viewer: MemberViewer; at?: Date; silent?: true; reason?: string },
  ) {
    super();
  }
}

/** Takes back a cancellation before the paid period ends. */
export class ResumePurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly of: number,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

/** Refunds the last payment of a purchase, in full or in part. */
export class RefundPurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly given: { viewer: MemberViewer; reason?: string },
    /** A partial amount in cents. Undefined refunds all that is left. */
    readonly amountCents?: number,
  ) {
    super();
  }
}

/** Records the provider's result of a refund. */
export class SettleRefund extends Command<Done> {
  constructor(
    readonly id: number,
    readonly refundId: string,
    readonly status: 'paid' | 'failed',
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Processes a refund report of the provider's webhook, including refunds started at the provider. Idempotent. */
export class ReportRefund extends Command<Done> {
  constructor(
    readonly message: RefundMessage,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Records that the next period will be charged. Returns whether that charge is open. */
export class AskRenewal extends Command<{ isUnderWay: boolean }> {
  constructor(
    readonly id: number,
    readonly charge: { payment_id: string; amount_cents: number; period_from: string },
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Ends a purchase because of time or because its member left. `lapse` first checks that the paid time is over. */
export class EndPurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly how: 'lapse' | 'end' | 'abandon',
    readonly meta: Meta,
  ) {
    super();
  }
}
