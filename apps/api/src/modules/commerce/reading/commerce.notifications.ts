import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, Kernel, type OfType, type Queryable, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { type Made, Notifications, type Subject, whatOf } from '../../notifications/index.ts';
import { Settings } from '../../settings/index.ts';
import { commerceText } from '../commerce.texts.ts';
import type { InvoiceIssued } from '../invoices/invoice.events.ts';
import type { PurchaseEvent } from '../purchases/purchase.events.ts';

type Failed = OfType<PurchaseEvent, 'PaymentFailed'>;
type Ending = OfType<PurchaseEvent, 'PurchaseCancelled'>;
const INVOICED = effect<InvoiceIssued>('tell-invoice-issued');
const FAILED = effect<Failed>('tell-payment-failed');
const ENDING = effect<Ending>('tell-purchase-ending');
const BEFORE_MS = 3 * 24 * 60 * 60 * 1000;

export const commerceNotices = reactor<PurchaseEvent | InvoiceIssued>({
  name: 'commerce.notices',
  on: {
    InvoiceIssued: () => [{ effect: INVOICED }],
    PaymentFailed: () => [{ effect: FAILED }],
    PurchaseCancelled: ({ data }) => [{ effect: ENDING, due: new Date(Date.parse(data.ends_at) - BEFORE_MS) }],
  },
});

/** Notifies buyers in the app and by e-mail. */
@Injectable()
export class CommerceNotifications implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.notifications.about('purchase', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    const defaults = { app: true, mail: 'at_once' } as const;
    const at = ({ purchase }: { purchase: { id: number } }) => `/profile/settings/purchases/${purchase.id}`;
    const add = this.notifications.kind.bind(this.notifications);
    add('invoice_issued', {
      ...{ label: commerceText('kind.invoice'), subject: commerceText('mail.invoice'), defaults },
      line: (n) => ({
        text: commerceText('told.invoice', { what: whatOf(n.purchase.name) }),
        path: `${at(n)}/invoices`,
      }),
    });
    add('payment_failed', {
      ...{ label: commerceText('kind.failed'), subject: commerceText('mail.failed'), defaults },
      line: (n) => ({ text: commerceText('told.failed', { what: whatOf(n.purchase.name) }), path: at(n) }),
    });
    add('purchase_ending', {
      ...{ label: commerceText('kind.ending'), subject: commerceText('mail.ending'), defaults },
      line: (n) => ({ text: commerceText('told.ending', { what: whatOf(n.purchase.name) }), path: at(n) }),
    });
    this.effects.react(commerceNotices);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(INVOICED, (event, tx) => this.make(tx, 'invoice_issued', event), tell);
    this.effects.handle(FAILED, (event, tx) => this.make(tx, 'payment_failed', event), tell);
    this.effects.handle(ENDING, (event, tx) => this.ending(event, tx), tell);
  }

  /** Notifies only if the cancellation is still in effect. */
  private async ending(event: Recorded<Ending>, tx: Queryable): Promise<Made[]> {
    const { purchase_id, ends_at } = event.data;
    const row = await runOne(
      tx,
      sql`select 1 from commerce.purchase where id = ${purchase_id} and state = 'cancelled' and ends_at = ${ends_at}::timestamptz for share`,
    );
    return row ? this.make(tx, 'purchase_ending', event) : [];
  }

  private make(
    tx: Queryable,
    type: 'invoice_issued' | 'payment_failed' | 'purchase_ending',
    { id: part, data: { purchase_id: id, member_id }, occurredAt: at }: Recorded<Failed | Ending | InvoiceIssued>,
  ): Promise<Made[]> {
    const news = { type, members: [member_id], actor_id: null };
    return this.notifications.make(tx, { ...news, subject: { kind: 'purchase', id }, part, at });
  }

  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.settings.current()).values.plugins.includes('commerce')) return subjects.map(() => null);
    const rows = await run<{ id: number; name: string }>(
      this.kernel.db.pool,
      sql`select id, product_name as name from commerce.purchase
          where member_id = ${viewer.id} and id = any(${subjects.map(({ id }) => id)}::int[])`,
    );
    const found = new Map(rows.map(({ id, name }) => [id, { purchase: { id, name } }]));
    return subjects.map(({ id }) => found.get(id) ?? null);
  }
}
