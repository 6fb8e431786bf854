import { type Appended, inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { PurchaseEvent } from './purchase.events.ts';

type Refunded = Appended<PurchaseEvent> & {
  data: {
    purchase_id: number;
    payment_id: string;
    amount_cents: number;
    refund_id?: string | undefined;
    by_provider?: true | undefined;
  };
};

/** `returned`: the payment bought no access. Refunds from before refund ids use the payment's id. */
const refundOf = ({ data, occurredAt }: Refunded, origin: 'staff' | 'returned'): Sql => sql`
  insert into commerce.refund (id, purchase_id, payment_id, amount_cents, origin, state, asked_at)
  values (${data.refund_id ?? `${data.payment_id}-refund`}, ${data.purchase_id}, ${data.payment_id}, ${data.amount_cents},
    ${data.by_provider ? 'provider' : origin}, 'asked', ${occurredAt}::timestamptz)`;

/** The provider may also refund an earlier payment. The row counts only refunds of the last payment. */
const lessOfLast = ({ data }: Pick<Refunded, 'data'>): Sql => sql`
  refunded_cents = refunded_cents + case when last_payment = ${data.payment_id} then ${data.amount_cents}::int else 0 end`;

/** Purchases and their refunds, written in the same transaction as the events. */
export const purchaseRows = inlineProjection<PurchaseEvent>({
  name: 'commerce.purchase',
  tables: ['commerce.purchase', 'commerce.refund'],
  // Version 2 added rows for refunds.
  version: 2,
  ofStream: { purchase: { 'commerce.purchase': ['id'], 'commerce.refund': ['purchase_id'] } },
  handles: {
    PurchaseBegun: ({ data, occurredAt, version }) => sql`
      insert into commerce.purchase (id, member_id, product_id, level_id, product_name, price_cents, currency, vat_rate, period, checkout_id, checkout_url, state, begun_at, version)
      values (${data.purchase_id}, ${data.member_id}, ${data.product_id}, ${data.level_id}, ${data.product_name}, ${data.price_cents}, ${data.currency},
        ${data.vat_rate}, ${data.period}, ${data.checkout_id}, ${data.checkout_url}, 'begun', ${occurredAt}::timestamptz, ${version})`,
    PurchaseAbandoned: ({ data, version }) => sql`
      update commerce.purchase set state = 'abandoned', version = ${version} where id = ${data.purchase_id}`,
    PurchasePaid: ({ data, version }) => sql`
      update commerce.purchase set state = 'active', paid_at = ${data.paid_at}::timestamptz, ends_at = ${data.ends_at}::timestamptz,
        renews_at = ${data.renews_at}::timestamptz, last_payment = ${data.payment_id}, last_cents = ${data.amount_cents}, failed_at = null,
        version = ${version} where id = ${data.purchase_id}`,
    RenewalAsked: ({ data, version }) => sql`
      update commerce.purchase set charging = ${data.payment_id}, grace_until = ${data.grace_until}::timestamptz, version = ${version}
      where id = ${data.purchase_id}`,
    PurchaseRenewed: ({ data, version }) => sql`
      update commerce.purchase set charging = null, grace_until = null, refunded_cents = 0, ends_at = ${data.ends_at}::timestamptz,
        renews_at = case when state = 'active' then ${data.renews_at}::timestamptz end,
        last_payment = ${data.payment_id}, last_cents = ${data.amount_cents}, failed_at = null, version = ${version} where id = ${data.purchase_id}`,
    PaymentFailed: ({ data, occurredAt, version }) => sql`
      update commerce.purchase set failed_at = ${occurredAt}::timestamptz, version = ${version},
        grace_until = case when charging = ${data.payment_id} then null else grace_until end,
        charging = nullif(charging, ${data.payment_id}) where id = ${data.purchase_id}`,
    PaymentReturned: (event) => [
      sql`update commerce.purchase set version = ${event.version} where id = ${event.data.purchase_id}`,
      refundOf(event, 'returned'),
    ],
    PaymentDetailsChanged: ({ data, version }) => sql`
      update commerce.purchase set mandate = ${data.mandate}, brand = ${data.brand}, last_four = ${data.last_four}, expiry = ${data.expiry},
        version = ${version} where id = ${data.purchase_id}`,
    PurchaseCancelled: ({ data, version }) => sql`
      update commerce.purchase set state = 'cancelled', renews_at = null, version = ${version} where id = ${data.purchase_id}`,
    CancellationTakenBack: ({ data, version }) => sql`
      update commerce.purchase set state = 'active', renews_at = ${data.renews_at}::timestamptz, version = ${version} where id = ${data.purchase_id}`,
    PurchaseEnded: ({ data, version }) => sql`
      update commerce.purchase set state = 'ended', renews_at = null, charging = null, grace_until = null, version = ${version} where id = ${data.purchase_id}`,
    PurchaseRefunded: (event) => [
      sql`update commerce.purchase set state = 'refunded', renews_at = null, charging = null, grace_until = null,
            ${lessOfLast(event)}, version = ${event.version} where id = ${event.data.purchase_id}`,
      refundOf(event, 'staff'),
    ],
    PurchasePartlyRefunded: (event) => [
      sql`update commerce.purchase set ${lessOfLast(event)}, version = ${event.version} where id = ${event.data.purchase_id}`,
      refundOf(event, 'staff'),
    ],
    RefundSettled: ({ data, version, occurredAt }) => [
      sql`update commerce.purchase set version = ${version} where id = ${data.purchase_id}`,
      sql`update commerce.refund set state = ${data.status}, settled_at = ${occurredAt}::timestamptz where id = ${data.refund_id}`,
    ],
    PaymentChargedBack: ({ data, version }) => sql`
      update commerce.purchase set state = case when state in ('active', 'cancelled') then 'ended' else state end, renews_at = null,
        charging = null, grace_until = null, ${lessOfLast({ data })}, version = ${version} where id = ${data.purchase_id}`,
  },
});
