import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  Kernel,
  type Meta,
  type Position,
  type Queryable,
  Refusal,
  type Repeatable,
  runOne,
  violates,
} from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { LEVELS } from '../../identity/index.ts';
import { commerceText } from '../commerce.texts.ts';
import { CommerceProvider } from '../paying/provider.ts';
import { BeginPurchase, CancelPurchase, type Done, EndPurchase, ResumePurchase } from './purchase.commands.ts';
import { type PurchaseCommand, purchaseDecider, purchaseStream } from './purchase.decider.ts';

interface Running {
  id: number;
  state: string;
}
interface Held {
  memberId: number;
  levelId: number;
}
const missing = () => new Refusal('missing', commerceText('purchase.missing'));
/**
 * Takes the mutex before the transaction reads. The second transaction then sees the first one's invoices and purchase.
 */
export const gate = (tx: Repeatable) => tx.query({ text: 'lock table commerce.gate in exclusive mode', values: [] });

/** The position at which all events of a transaction are visible. */
export const last = (...positions: (Position | null)[]): Position | null =>
  positions.findLast((each) => each !== null) ?? null;

/** SQL `from` clause for the member's renewing purchases of a level. They block a second purchase of that level. */
export const runningOf = (member: Sql, level: Sql): Sql =>
  sql`from commerce.purchase o where o.member_id = ${member} and o.level_id = ${level} and o.state = 'active'`;

/** Shared checks and decider access of the purchase handlers. */
export abstract class OfPurchase {
  constructor(protected readonly kernel: Kernel) {}

  protected decide(id: number, command: PurchaseCommand, more: { meta: Meta; at?: Date; tx?: Repeatable }) {
    return this.kernel.execute({
      ...{ decider: purchaseDecider, stream: purchaseStream(id), ...more, prepare: () => ({ command }) },
    });
  }

  /** @throws {Refusal} `missing`, also for another member's purchase, so that the answer reveals no other purchases */
  protected async own(id: number, of: number | null): Promise<void> {
    const row = await runOne<{ member_id: number }>(
      this.kernel.db.lookups,
      sql`select member_id from commerce.purchase where id = ${id}`,
    );
    if (!row || (of !== null && row.member_id !== of)) throw missing();
  }

  /**
   * A member must cancel a renewing purchase of the level before they start another one.
   * @throws {Refusal} `conflict`
   */
  protected async mustNotHave(from: Queryable, { memberId, levelId }: Held): Promise<void> {
    const held = await runOne<{ product_name: string }>(
      from,
      sql`select o.product_name ${runningOf(sql`${memberId}`, sql`${levelId}`)} limit 1`,
    );
    if (held) throw new Refusal('conflict', commerceText('purchase.haveLevel', { what: held.product_name }));
  }
}

/** @throws {Refusal} `missing` if the product is not for sale, `conflict` if the member already has it or its level */
@CommandHandler(BeginPurchase)
export class BeginPurchaseHandler extends OfPurchase implements ICommandHandler<BeginPurchase> {
  constructor(
    kernel: Kernel,
    private readonly provider: CommerceProvider,
  ) {
    super(kernel);
  }

  /**
   * A unique index allows one running purchase per member and product. Two concurrent requests get the same purchase.
   * The provider opens the checkout before the event is written. A checkout without an event is harmless, because its
   * id is ours and no member gets its address.
   */
  execute({ productId, given }: BeginPurchase): Promise<Done & { id: number }> {
    return this.begin(productId, given.viewer.id, { meta: givenMeta(given), at: given.at });
  }

  private async begin(productId: number, member_id: number, more: { meta: Meta; at?: Date }) {
    const product = await this.product(productId);
    const running = await this.running(member_id, productId);
    if (running) return this.answered(running);
    await this.mustNotHave(this.kernel.db.pool, { memberId: member_id, levelId: product.level_id });
    const next = sql`select nextval('commerce.purchase_id')::int as id`;
    const { id } = (await runOne<{ id: number }>(this.kernel.db.lookups, next))!;
    const checkout_id = `purchase-${id}-first`;
    const { price_cents: amount_cents, currency } = product;
    const { url } = await this.provider.checkout({
      ...{ id: checkout_id, purchase_id: id, amount_cents, currency, period_from: null },
    });
    const command = {
      ...{ kind: 'begin' as const, purchase_id: id, member_id, product_id: productId, ...product },
      ...{ checkout_id, checkout_url: url },
    };
    try {
      const { position } = await this.decide(id, command, more);
      return { id, position };
    } catch (error) {
      const other = violates(error, 'purchase_running') ? await this.running(member_id, productId) : null;
      if (!other) throw error;
      return this.answered(other);
    }
  }

  private answered({ id, state }: Running): Done & { id: number } {
    if (state !== 'begun') throw new Refusal('conflict', commerceText('purchase.have'));
    return { id, position: null };
  }

  private running(memberId: number, productId: number): Promise<Running | null> {
    return runOne<Running & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select id, state from commerce.purchase where member_id = ${memberId} and product_id = ${productId}
            and state in ('begun', 'active', 'cancelled')`,
    );
  }

  private async product(id: number) {
    const product = await runOne<{
      product_name: string;
      level_id: number;
      price_cents: number;
      currency: string;
      vat_rate: number;
      period: 'month' | 'year' | 'once';
    }>(
      this.kernel.db.lookups,
      sql`select p.name as product_name, p.level_id, p.price_cents, p.currency, p.vat_rate, p.period from commerce.product p
          join ${LEVELS} l on l.id = p.level_id where p.id = ${id} and p.active and p.archived_at is null`,
    );
    if (!product) throw new Refusal('missing', commerceText('product.missing'));
    return product;
  }
}

/** @throws {Refusal} `missing`, or `conflict` if the purchase does not run */
@CommandHandler(CancelPurchase)
export class CancelPurchaseHandler extends OfPurchase implements ICommandHandler<CancelPurchase> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  async execute({ id, of, given }: CancelPurchase): Promise<Done> {
    await this.own(id, of);
    const now = given.at ?? this.kernel.clock.now();
    const meta = givenMeta(given, given.reason);
    const { position } = await this.decide(id, { kind: 'cancel', now }, { meta, at: given.at });
    return { position };
  }
}

/** @throws {Refusal} `missing`, or `conflict` if the purchase is over or the member has bought the level again */
@CommandHandler(ResumePurchase)
export class ResumePurchaseHandler extends OfPurchase implements ICommandHandler<ResumePurchase> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  /** Takes the mutex, because the member may have bought the level again after the cancellation. */
  async execute({ id, of, given }: ResumePurchase): Promise<Done> {
    await this.own(id, of);
    const command = { kind: 'resume' as const, now: this.kernel.clock.now() };
    const position = await this.kernel.transaction(async (tx) => {
      await gate(tx);
      const cancelled = await runOne<Held & Record<string, unknown>>(
        tx,
        sql`select member_id as "memberId", level_id as "levelId" from commerce.purchase where id = ${id} and state = 'cancelled'`,
      );
      if (cancelled) await this.mustNotHave(tx, cancelled);
      return (await this.decide(id, command, { meta: givenMeta(given), tx })).position;
    });
    return { position };
  }
}

/** Ends a purchase on the system's behalf. Idempotent. */
@CommandHandler(EndPurchase)
export class EndPurchaseHandler extends OfPurchase implements ICommandHandler<EndPurchase> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  async execute({ id, how, meta }: EndPurchase): Promise<Done> {
    const command = how === 'lapse' ? { kind: how, now: this.kernel.clock.now() } : { kind: how };
    const { position } = await this.decide(id, command, { meta });
    return { position };
  }
}
