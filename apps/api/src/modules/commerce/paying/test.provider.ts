import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { type Config, CONFIG } from '../../../platform/config.ts';
import {
  type Charge,
  CommerceProvider,
  type RefundAsked,
  type RefundMessage,
  type RefundStatus,
  type Told,
} from './provider.ts';

export interface TestPayment {
  id: string;
  kind: 'checkout' | 'renewal' | 'details';
  purchase_id: number;
  amount_cents: number;
  currency: string;
  period_from: Date | null;
  status: Told['status'];
  mandate: string | null;
  [column: string]: unknown;
}
export type Outcome = 'pay' | 'pay_once' | 'fail' | 'abandon';

const told = z.object({
  payment_id: z.string(),
  purchase_id: z.int(),
  status: z.enum(['open', 'paid', 'failed', 'abandoned', 'charged_back']),
  amount_cents: z.int(),
  currency: z.string(),
  period_from: z.string().nullable(),
  details: z.object({ mandate: z.string(), brand: z.string(), last_four: z.string(), expiry: z.string() }).nullable(),
});
const refundMessage = z.object({
  refund_id: z.string(),
  payment_id: z.string(),
  purchase_id: z.int(),
  amount_cents: z.int().min(1),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'failed']),
});
/** Renewals with this card fail. */
const REFUSED = '0002';
const STATUS = { pay: 'paid', pay_once: 'paid', fail: 'failed', abandon: 'abandoned' } as const;

/**
 * Built-in provider that moves no money. The visitor of its page chooses the outcome.
 * It stores its data in separate tables, as an external provider would.
 */
@Injectable()
export class TestProvider extends CommerceProvider {
  readonly name = 'test';
  private readonly key: Buffer;

  constructor(
    private readonly kernel: Kernel,
    @Inject(CONFIG) config: Config,
  ) {
    super();
    this.key = Buffer.from(hkdfSync('sha256', config.secret, '', 'lyceum test payments', 32));
  }

  async checkout(charge: Charge): Promise<{ url: string }> {
    await this.make('checkout', charge);
    return { url: `/checkout/test/${charge.id}` };
  }

  async details(id: string, purchase_id: number): Promise<{ url: string }> {
    await this.make('details', { id, purchase_id, amount_cents: 0, currency: 'EUR', period_from: null });
    return { url: `/checkout/test/${id}` };
  }

  async charge(charge: Charge, mandate: string): Promise<Told> {
    await this.make('renewal', charge);
    return this.settle(charge.id, mandate.endsWith(REFUSED) ? 'failed' : 'paid', mandate);
  }

  async refund(asked: RefundAsked): Promise<RefundStatus> {
    return (await this.startRefund(asked, 'paid')).status;
  }

  /** Simulates a refund on the provider's page or a bank's answer. Returns the webhook message. */
  async startRefund({ id, payment_id, amount_cents }: RefundAsked, status: RefundStatus): Promise<RefundMessage> {
    await run(
      this.kernel.db.pool,
      sql`with made as (
            insert into commerce.test_refund (id, payment_id, amount_cents, status)
            values (${id}, ${payment_id}, ${amount_cents}::int, ${status}) on conflict do nothing returning amount_cents)
          update commerce.test_payment set refunded_cents = refunded_cents + (select amount_cents from made)
          where id = ${payment_id} and exists (select 1 from made)`,
    );
    return (await this.refundMessage(id))!;
  }

  /** Completes an open refund. */
  async endRefund(id: string, status: 'paid' | 'failed'): Promise<RefundMessage> {
    await run(
      this.kernel.db.pool,
      sql`with ended as (
            update commerce.test_refund set status = ${status} where id = ${id} and status = 'open' returning payment_id, amount_cents)
          update commerce.test_payment p set refunded_cents = p.refunded_cents - ended.amount_cents
          from ended where p.id = ended.payment_id and ${status === 'failed'}`,
    );
    return (await this.refundMessage(id))!;
  }

  async refundStatus(id: string): Promise<RefundStatus | null> {
    return (await this.refundMessage(id))?.status ?? null;
  }

  async payment(id: string): Promise<Told | null> {
    const row = await this.one(id);
    return row && this.tell(row);
  }

  /** Applies the outcome chosen on its page. Only the first choice counts. */
  async end(id: string, outcome: Outcome): Promise<Told> {
    return this.settle(id, STATUS[outcome], `test-${id}-${outcome === 'pay_once' ? REFUSED : '4242'}`);
  }

  /** Signs a message as the webhook sends it. */
  signed(what: Told | RefundMessage): { payload: string; signature: string } {
    const payload = JSON.stringify(what);
    return { payload, signature: this.sign(payload) };
  }

  read({ payload, signature }: { payload: string; signature: string }): Promise<Told | RefundMessage | null> {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(payload))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return Promise.resolve(null);
    return Promise.resolve(z.union([refundMessage, told]).parse(JSON.parse(payload)));
  }

  one(id: string): Promise<TestPayment | null> {
    return runOne<TestPayment>(
      this.kernel.db.pool,
      sql`select id, kind, purchase_id, amount_cents, currency, period_from, status, mandate from commerce.test_payment where id = ${id}`,
    );
  }

  private refundMessage(id: string): Promise<RefundMessage | null> {
    return runOne<RefundMessage & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select r.id as refund_id, r.payment_id, p.purchase_id, r.amount_cents, p.currency, r.status
          from commerce.test_refund r join commerce.test_payment p on p.id = r.payment_id where r.id = ${id}`,
    );
  }

  private async make(kind: TestPayment['kind'], charge: Charge): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`insert into commerce.test_payment (id, kind, purchase_id, amount_cents, currency, period_from, status)
          values (${charge.id}, ${kind}, ${charge.purchase_id}, ${charge.amount_cents}, ${charge.currency}, ${charge.period_from}::timestamptz, 'open')
          on conflict do nothing`,
    );
  }

  private async settle(id: string, status: Told['status'], mandate: string): Promise<Told> {
    await run(
      this.kernel.db.pool,
      sql`update commerce.test_payment set status = ${status}, mandate = ${mandate} where id = ${id} and status = 'open'`,
    );
    return this.tell((await this.one(id))!);
  }

  private tell({ id, kind, purchase_id, status, amount_cents, currency, period_from, mandate }: TestPayment): Told {
    const card = { brand: 'Test card', last_four: mandate?.slice(-4) ?? '', expiry: '12/2030' };
    const details = status === 'paid' && mandate && kind !== 'renewal' ? { mandate, ...card } : null;
    const from = period_from?.toISOString() ?? null;
    return { payment_id: id, purchase_id, status, amount_cents, currency, period_from: from, details };
  }

  private sign(payload: string): string {
    return createHmac('sha256', this.key).update(payload).digest('hex');
  }
}
