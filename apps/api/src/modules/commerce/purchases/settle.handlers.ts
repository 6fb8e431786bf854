import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Meta, type Position, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isThere } from '../../identity/index.ts';
import { type Letterhead, Invoicing } from '../invoices/invoicing.ts';
import type { Told } from '../paying/provider.ts';
import { AskRenewal, type Done, SettlePayment } from './purchase.commands.ts';
import type { PurchaseCommand } from './purchase.decider.ts';
import { gate, last, OfPurchase, runningOf } from './purchase.handlers.ts';

interface Settling {
  told: Told;
  letterhead: Letterhead;
  meta: Meta;
  at: Date | undefined;
}

/** Records a payment report of the provider. */
@CommandHandler(SettlePayment)
export class SettlePaymentHandler extends OfPurchase implements ICommandHandler<SettlePayment> {
  constructor(
    kernel: Kernel,
    private readonly invoicing: Invoicing,
  ) {
    super(kernel);
  }

  /** Writes payment, payment method and invoice in one transaction, so that a crash leaves all or none of them. */
  async execute({ told, correlationId, seeded: { at, silent } }: SettlePayment): Promise<Done> {
    if (told.status === 'open') return { position: null };
    const meta: Meta = { actor_id: null, correlation_id: correlationId, ...(silent && { silent }) };
    const letterhead = await this.invoicing.letterhead(told.purchase_id);
    const position = await this.kernel.transaction(async (tx) => {
      await gate(tx);
      return this.settle(tx, { told, letterhead, meta, at });
    });
    return { position };
  }

  private async settle(tx: Repeatable, { told, letterhead, meta, at }: Settling): Promise<Position | null> {
    const { payment_id, purchase_id, amount_cents, currency, period_from, status } = told;
    const now = at ?? this.kernel.clock.now();
    const member = await runOne<{ there: boolean; free: boolean }>(
      tx,
      sql`select ${isThere(sql`p.member_id`)} as there,
            not (p.paid_at is null and exists (select 1 ${runningOf(sql`p.member_id`, sql`p.level_id`)}))
            and not (p.state = 'abandoned' and exists (select 1 from commerce.purchase o where o.member_id = p.member_id
              and o.product_id = p.product_id and o.state in ('begun', 'active', 'cancelled'))) as free
          from commerce.purchase p where p.id = ${purchase_id}`,
    );
    if (!member) return null;
    const more = { meta, at, tx };
    const { there, free } = member;
    if (amount_cents === 0) {
      return status === 'paid' && there ? this.details(told, more) : null;
    }
    if (status === 'charged_back') return this.chargedBack(tx, { told, letterhead, meta, at });
    if (status === 'abandoned' && period_from === null) {
      return (await this.decide(purchase_id, { kind: 'abandon' }, more)).position;
    }
    const payment = { payment_id, amount_cents, currency, period_from, now };
    const command: PurchaseCommand =
      status === 'paid' ? { kind: 'paid', ...payment, welcome: there && free } : { kind: 'failed', ...payment };
    const { position, state } = await this.decide(purchase_id, command, more);
    if (status !== 'paid' || position === null || state.last?.payment_id !== payment_id) return position;
    const detailed = await this.details(told, more);
    const invoiced = await this.invoicing.issue(tx, {
      ...{ purchase_id, kind: 'invoice', payment_id, amount_cents, meta, now, letterhead },
      ...{ period_from: period_from ?? now.toISOString(), period_to: state.ends_at },
    });
    return last(position, detailed, invoiced);
  }

  /** Issues a credit invoice for what was left of the payment. */
  private async chargedBack(tx: Repeatable, { told, letterhead, meta, at }: Settling): Promise<Position | null> {
    const { payment_id, purchase_id } = told;
    const now = at ?? this.kernel.clock.now();
    const { position, state } = await this.decide(purchase_id, { kind: 'charged_back', payment_id }, { meta, at, tx });
    if (!position) return null;
    const invoiced = await this.invoicing.issue(tx, {
      ...{ purchase_id, kind: 'credit', payment_id, amount_cents: -state.back_cents, meta, now, letterhead },
      ...{ period_from: now.toISOString(), period_to: state.ends_at },
    });
    return last(position, invoiced);
  }

  private async details({ details, purchase_id }: Told, more: { meta: Meta; at?: Date; tx: Repeatable }) {
    if (!details) return null;
    return (await this.decide(purchase_id, { kind: 'details', ...details }, more)).position;
  }
}

/** Records that a renewal charge is open. */
@CommandHandler(AskRenewal)
export class AskRenewalHandler extends OfPurchase implements ICommandHandler<AskRenewal> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  /** Records the charge before the provider is asked, so that a charge that takes days is known to be open. */
  async execute({ id, charge, correlationId }: AskRenewal): Promise<{ isUnderWay: boolean }> {
    const meta: Meta = { actor_id: null, correlation_id: correlationId };
    const { state } = await this.decide(id, { kind: 'ask_renewal', ...charge }, { meta });
    return { isUnderWay: state.is === 'active' && state.charging?.payment_id === charge.payment_id };
  }
}
