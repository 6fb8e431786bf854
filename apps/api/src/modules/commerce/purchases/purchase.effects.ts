import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import { effect, Kernel, type OfType, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import { TooEarly } from '../../../platform/jobs/queue-backend.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { KeepSoldLevel, type MemberEvent, MemberStatus } from '../../identity/index.ts';
import type { InvoiceIssued } from '../invoices/invoice.events.ts';
import { invoiceSubject } from '../invoices/invoice.personal.ts';
import { CommerceProvider } from '../paying/provider.ts';
import { AskRenewal, EndPurchase, SettlePayment, SettleRefund } from './purchase.commands.ts';
import type { PurchaseBegun, PurchaseEvent } from './purchase.events.ts';

type Of<T extends PurchaseEvent['type']> = OfType<PurchaseEvent, T>;
type Paid = Of<'PurchasePaid' | 'PurchaseRenewed'>;
type Renewing = Of<'PurchasePaid' | 'PurchaseRenewed' | 'CancellationTakenBack' | 'PaymentFailed'>;
type Returned = Of<'PaymentReturned' | 'PurchaseRefunded' | 'PurchasePartlyRefunded'>;
type Erased = OfType<MemberEvent, 'MemberErased'>;

const KEEP_LEVEL = effect<PurchaseEvent>('keep-sold-level');
const LOOK_AFTER = effect<PurchaseBegun>('look-after-checkout');
const RENEW = effect<Renewing>('renew-purchase');
const LAPSE = effect<Paid>('end-purchase');
const END_GRACE = effect<Of<'RenewalAsked'>>('end-grace-of-purchase');
const GIVE_BACK = effect<Returned>('give-money-back');
const TELL = effect<PurchaseEvent>('tell-purchase');
const END_ALL = effect<Erased>('end-purchases-of-erased');
const FORGET = effect<InvoiceIssued>('forget-invoice');

/** After this time the worker polls the provider, in case a webhook was lost, and abandons an unpaid purchase. */
const CHECKOUT_MS = 60 * 60 * 1000;
/** Polling interval for an open refund. */
const REFUND_MS = 60 * 60 * 1000;
const dueAt = (moment: string | null): { due: Date } | null => (moment === null ? null : { due: new Date(moment) });
const renewing = (moment: string | null) => (moment === null ? [] : [{ effect: RENEW, ...dueAt(moment) }]);
const paid = ({ data }: Recorded<Paid>) => [
  { effect: KEEP_LEVEL },
  { effect: TELL },
  ...renewing(data.renews_at),
  ...(data.ends_at === null ? [] : [{ effect: LAPSE, due: new Date(data.ends_at) }]),
];

export const purchaseReactor = reactor<PurchaseEvent | MemberEvent | InvoiceIssued>({
  name: 'commerce.reactor',
  on: {
    PurchaseBegun: ({ occurredAt }) => [{ effect: LOOK_AFTER, due: new Date(occurredAt.getTime() + CHECKOUT_MS) }],
    PurchasePaid: paid,
    PurchaseRenewed: paid,
    // The member keeps the level until the provider answers or the grace period ends.
    RenewalAsked: ({ data }) => [
      { effect: KEEP_LEVEL },
      { effect: TELL },
      { effect: END_GRACE, ...dueAt(data.grace_until) },
    ],
    PaymentFailed: ({ data }) => [{ effect: KEEP_LEVEL }, { effect: TELL }, ...renewing(data.retry_at)],
    PurchaseCancelled: () => [{ effect: KEEP_LEVEL }, { effect: TELL }],
    CancellationTakenBack: ({ data }) => [{ effect: KEEP_LEVEL }, { effect: TELL }, ...renewing(data.renews_at)],
    PurchaseEnded: () => [{ effect: KEEP_LEVEL }, { effect: TELL }],
    PurchaseAbandoned: () => [{ effect: TELL }],
    PurchaseRefunded: () => [{ effect: KEEP_LEVEL }, { effect: TELL }, { effect: GIVE_BACK }],
    PurchasePartlyRefunded: () => [{ effect: TELL }, { effect: GIVE_BACK }],
    RefundSettled: () => [{ effect: TELL }],
    PaymentChargedBack: () => [{ effect: KEEP_LEVEL }, { effect: TELL }],
    PaymentReturned: () => [{ effect: GIVE_BACK }],
    MemberErased: () => [{ effect: END_ALL }],
    InvoiceIssued: ({ data }) => [{ effect: FORGET, due: new Date(data.keep_until) }],
  },
});

interface RunningLevel extends Record<string, unknown> {
  level_id: number;
  running: number;
  good: number;
  ends_at: Date | null;
  version: string;
}

interface Standing extends Record<string, unknown> {
  state: string;
  ends_at: Date | null;
  mandate: string | null;
  price_cents: number;
  currency: string;
}

/**
 * Each job runs idempotent commands or sends idempotent provider requests. A crash can therefore interrupt it at any
 * point.
 */
@Injectable()
export class PurchaseEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly provider: CommerceProvider,
    private readonly members: MemberStatus,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.effects.react(purchaseReactor);
    this.effects.perform(KEEP_LEVEL, (event) => this.keepLevel(event));
    this.effects.perform(LOOK_AFTER, (event) => this.lookAfter(event));
    this.effects.perform(RENEW, (event) => this.renew(event));
    this.effects.perform(LAPSE, ({ id, data }) => this.end(data.purchase_id, 'lapse', `lapse-${id}`));
    this.effects.perform(END_GRACE, (event) => this.endGrace(event));
    this.effects.perform(GIVE_BACK, (event) => this.giveBack(event));
    this.effects.handle(
      TELL,
      ({ data }) => Promise.resolve(data),
      ({ member_id, purchase_id }) => this.fanout.publish(channels.messages(member_id), 'purchase', { purchase_id }),
    );
    this.effects.perform(END_ALL, (event) => this.endAll(event));
    this.effects.perform(FORGET, (event) => this.forget(event));
  }

  /**
   * Grants the level until the latest end of all running purchases of it, or forever if one has no end.
   * Decides on the version of these purchases and repeats if they changed before the command finished.
   * After two concurrent effects, the last command therefore matches the purchases.
   */
  private async keepLevel({ id, data: { purchase_id, member_id } }: Recorded<PurchaseEvent>): Promise<void> {
    let decidedOn: string | null = null;
    for (;;) {
      const row = await this.runningLevel(purchase_id);
      if (!row || row.version === decidedOn) return;
      decidedOn = row.version;
      const until = row.running === 0 ? undefined : row.good > 0 ? null : row.ends_at!.toISOString();
      await this.commands.execute(new KeepSoldLevel(member_id, row.level_id, until, `sold-${id}`));
    }
  }

  /** The running purchases of the same member and level. `version` changes with any of them. */
  private runningLevel(purchaseId: number): Promise<RunningLevel | null> {
    return runOne<RunningLevel>(
      this.kernel.db.pool,
      sql`select p.level_id, count(*) filter (where r.state in ('active', 'cancelled'))::int as running,
            count(*) filter (where r.state in ('active', 'cancelled') and r.ends_at is null)::int as good,
            max(case when r.state = 'active' then coalesce(r.grace_until, r.ends_at) else r.ends_at end)
              filter (where r.state in ('active', 'cancelled')) as ends_at,
            string_agg(r.id || '.' || r.version, ' ' order by r.id) as version
          from commerce.purchase p join commerce.purchase r on r.member_id = p.member_id and r.level_id = p.level_id
          where p.id = ${purchaseId} group by p.level_id`,
    );
  }

  private async lookAfter({ id, data: { checkout_id, purchase_id } }: Recorded<PurchaseBegun>): Promise<void> {
    const told = await this.provider.payment(checkout_id);
    if (told && told.status !== 'open') await this.commands.execute(new SettlePayment(told, `checkout-${id}`));
    else await this.end(purchase_id, 'abandon', `checkout-${id}`);
  }

  /**
   * Renews only a purchase that still has the event's end, and only for an active member. A banned member is not
   * charged.
   * The charge id contains the period, so retries and repeated resumes charge once. A failed charge is retried under
   * another id.
   */
  private async renew({ id, type, version, data }: Recorded<Renewing>): Promise<void> {
    const { purchase_id, member_id, ends_at } = data;
    const now = await runOne<Standing>(
      this.kernel.db.pool,
      sql`select state, ends_at, mandate, price_cents, currency from commerce.purchase where id = ${purchase_id}`,
    );
    if (now?.state !== 'active' || !now.mandate || !now.ends_at || now.ends_at.toISOString() !== ends_at) return;
    if (!(await this.members.letIn([member_id])).has(member_id)) return;
    const { price_cents: amount_cents, currency, mandate } = now;
    const period = `purchase-${purchase_id}-renewal-${now.ends_at.toISOString()}`;
    const again = type === 'PaymentFailed' ? `-${version}` : '';
    const charge = { id: `${period}${again}`, purchase_id, amount_cents, currency };
    const asked = { payment_id: charge.id, amount_cents, period_from: ends_at };
    const { isUnderWay } = await this.commands.execute(new AskRenewal(purchase_id, asked, `renewal-${id}`));
    if (!isUnderWay) return;
    const told = await this.provider.charge({ ...charge, period_from: ends_at }, mandate);
    await this.commands.execute(new SettlePayment(told, `renewal-${id}`));
  }

  /** Polls the provider once more before the purchase ends, because a webhook may be lost. */
  private async endGrace({ id, data: { purchase_id, payment_id } }: Recorded<Of<'RenewalAsked'>>): Promise<void> {
    const told = await this.provider.payment(payment_id);
    if (told && told.status !== 'open') await this.commands.execute(new SettlePayment(told, `grace-${id}`));
    await this.end(purchase_id, 'lapse', `grace-${id}`);
  }

  /**
   * Requests the refund under its id, or under its payment's id for old events without a refund id.
   * For a refund started at the provider it only polls the status. It retries until the provider has decided.
   */
  private async giveBack({ id, data }: Recorded<Returned>): Promise<void> {
    const { purchase_id, payment_id, amount_cents, refund_id } = data;
    const isAsked = !('by_provider' in data && data.by_provider);
    const refund = { id: refund_id ?? `${payment_id}-refund`, payment_id, amount_cents };
    const status = isAsked ? await this.provider.refund(refund) : await this.provider.refundStatus(refund.id);
    if (status === 'open' || status === null) throw new TooEarly(REFUND_MS);
    if (refund_id) await this.commands.execute(new SettleRefund(purchase_id, refund_id, status, `refund-${id}`));
  }

  private async endAll({ id, data: { member_id } }: Recorded<Erased>): Promise<void> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select id from commerce.purchase where member_id = ${member_id} and state in ('begun', 'active', 'cancelled') order by id`,
    );
    for (const row of rows) await this.end(row.id, 'end', `erased-${id}`);
  }

  private async end(id: number, how: 'lapse' | 'end' | 'abandon', correlation_id: string): Promise<void> {
    await this.commands.execute(new EndPurchase(id, how, { actor_id: null, correlation_id }));
  }

  /** Erases the buyer's details after the retention period. Both steps are idempotent. */
  private async forget({ data: { invoice_id } }: Recorded<InvoiceIssued>): Promise<void> {
    const subject = invoiceSubject(invoice_id);
    await this.kernel.db.transaction((tx) => this.kernel.vault.shred(tx, subject));
    await this.kernel.forgetErased([subject]);
  }
}
