import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Meta, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { Invoicing } from '../invoices/invoicing.ts';
import { CommerceProvider } from '../paying/provider.ts';
import { type Done, RefundPurchase, ReportRefund, SettleRefund } from './purchase.commands.ts';
import { gate, last, OfPurchase } from './purchase.handlers.ts';

/** @throws {Refusal} `missing`, `conflict` if no paid amount is left, or `invalid` for more than is left */
@CommandHandler(RefundPurchase)
export class RefundPurchaseHandler extends OfPurchase implements ICommandHandler<RefundPurchase> {
  constructor(
    kernel: Kernel,
    private readonly invoicing: Invoicing,
  ) {
    super(kernel);
  }

  /**
   * Records the refund and its credit invoice in one transaction. An effect of the event then asks the provider for the
   * money.
   */
  async execute({ id, given, amountCents }: RefundPurchase): Promise<Done> {
    await this.own(id, null);
    const meta = givenMeta(given, given.reason);
    const now = this.kernel.clock.now();
    const letterhead = await this.invoicing.letterhead(id);
    const position = await this.kernel.transaction(async (tx) => {
      await gate(tx);
      const done = await this.decide(id, { kind: 'refund', amount_cents: amountCents }, { meta, tx });
      if (!done.position) return null;
      const { payment_id } = done.state.last!;
      const invoiced = await this.invoicing.issue(tx, {
        ...{ purchase_id: id, kind: 'credit', payment_id, amount_cents: -done.state.back_cents, meta, now, letterhead },
        ...{ period_from: now.toISOString(), period_to: done.state.ends_at },
      });
      return last(done.position, invoiced);
    });
    return { position };
  }
}

/** Records the result of a refund that the worker requested or polled. */
@CommandHandler(SettleRefund)
export class SettleRefundHandler extends OfPurchase implements ICommandHandler<SettleRefund> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  async execute({ id, refundId, status, correlationId }: SettleRefund): Promise<Done> {
    const meta: Meta = { actor_id: null, correlation_id: correlationId };
    const { position } = await this.decide(id, { kind: 'refund_told', refund_id: refundId, status }, { meta });
    return { position };
  }
}

/** Records a refund report from the webhook. */
@CommandHandler(ReportRefund)
export class ReportRefundHandler extends OfPurchase implements ICommandHandler<ReportRefund> {
  constructor(
    kernel: Kernel,
    private readonly invoicing: Invoicing,
    private readonly provider: CommerceProvider,
  ) {
    super(kernel);
  }

  /**
   * Webhooks may arrive late and out of order, so the handler polls the refund's current status.
   * A refund that the provider started gets its credit invoice in the transaction that records it.
   * @throws {Refusal} `conflict` if the payment has not been reported yet
   */
  async execute({ message, correlationId }: ReportRefund): Promise<Done> {
    const { purchase_id: id, refund_id, payment_id, amount_cents, currency } = message;
    const status = await this.provider.refundStatus(refund_id);
    if (status === null) return { position: null };
    const meta: Meta = { actor_id: null, correlation_id: correlationId };
    const now = this.kernel.clock.now();
    const letterhead = await this.invoicing.letterhead(id);
    const command = { kind: 'refund_reported' as const, refund_id, payment_id, amount_cents, currency, status };
    const position = await this.kernel.transaction(async (tx) => {
      await gate(tx);
      const found = await this.found(tx, id, refund_id);
      if (!found) return null;
      const done = await this.decide(id, command, { meta, tx });
      if (!done.position || found.isKnown) return done.position;
      const invoiced = await this.invoicing.issue(tx, {
        ...{ purchase_id: id, kind: 'credit', payment_id, amount_cents: -done.state.back_cents, meta, now, letterhead },
        ...{ period_from: now.toISOString(), period_to: done.state.ends_at },
      });
      return last(done.position, invoiced);
    });
    return { position };
  }

  private found(tx: Repeatable, id: number, refundId: string) {
    return runOne<{ isKnown: boolean }>(
      tx,
      sql`select exists (select 1 from commerce.refund r where r.id = ${refundId} and r.purchase_id = p.id) as "isKnown"
          from commerce.purchase p where p.id = ${id}`,
    );
  }
}
