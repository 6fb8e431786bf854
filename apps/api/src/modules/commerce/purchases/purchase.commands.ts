import { Command } from '@nestjs/cqrs';
import type { Meta, Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { RefundMessage, Told } from '../paying/provider.ts';

export interface Done {
  position: Position | null;
}

export class BeginPurchase extends Command<Done & { id: number }> {
  constructor(
    readonly productId: number,
    readonly given: { viewer: MemberViewer; at?: Date; silent?: true },
  ) {
    super();
  }
}

/** What a provider tells of a payment: as often as it does. */
export class SettlePayment extends Command<Done> {
  constructor(
    readonly told: Told,
    readonly correlationId: string,
    readonly seeded: { at?: Date; silent?: true } = {},
  ) {
    super();
  }
}

/** `of` null: any member's, by staff. */
export class CancelPurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly of: number | null,
    readonly given: { viewer: MemberViewer; at?: Date; silent?: true; reason?: string },
  ) {
    super();
  }
}

export class ResumePurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly of: number,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

export class RefundPurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly given: { viewer: MemberViewer; reason?: string },
    /** A part; undefined: all that is left. */
    readonly amountCents?: number,
  ) {
    super();
  }
}

/** What a provider says of a refund. */
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

/** What the provider's webhook says of a refund, as often as it does and whoever started it. */
export class ReportRefund extends Command<Done> {
  constructor(
    readonly message: RefundMessage,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** The next period is to be charged; answers whether that charge is under way now. */
export class AskRenewal extends Command<{ isUnderWay: boolean }> {
  constructor(
    readonly id: number,
    readonly charge: { payment_id: string; amount_cents: number; period_from: string },
    readonly correlationId: string,
  ) {
    super();
  }
}

/** By the clock or because its member is gone: `lapse` asks whether it is time. */
export class EndPurchase extends Command<Done> {
  constructor(
    readonly id: number,
    readonly how: 'lapse' | 'end' | 'abandon',
    readonly meta: Meta,
  ) {
    super();
  }
}
