import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { PurchaseEvent } from './purchase.events.ts';

/** Every purchase as it stands: there at once. */
export const purchaseRows = inlineProjection<PurchaseEvent>({
  name: 'commerce.purchase',
  tables: ['commerce.purchase'],
  ofStream: { purchase: { 'commerce.purchase': ['id'] } },
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
      update commerce.purchase set charging = null, grace_until = null, refunded_cents = 0, refund_state = null, ends_at = ${data.ends_at}::timestamptz,
        renews_at = case when state = 'active' then ${data.renews_at}::timestamptz end,
        last_payment = ${data.payment_id}, last_cents = ${data.amount_cents}, failed_at = null, version = ${version} where id = ${data.purchase_id}`,
    PaymentFailed: ({ data, occurredAt, version }) => sql`
      update commerce.purchase set failed_at = ${occurredAt}::timestamptz, version = ${version},
        grace_until = case when charging = ${data.payment_id} then null else grace_until end,
        charging = nullif(charging, ${data.payment_id}) where id = ${data.purchase_id}`,
    PaymentReturned: ({ data, version }) => sql`
      update commerce.purchase set refund_state = 'asked', version = ${version} where id = ${data.purchase_id}`,
    PaymentDetailsChanged: ({ data, version }) => sql`
      update commerce.purchase set mandate = ${data.mandate}, brand = ${data.brand}, last_four = ${data.last_four}, expiry = ${data.expiry},
        version = ${version} where id = ${data.purchase_id}`,
    PurchaseCancelled: ({ data, version }) => sql`
      update commerce.purchase set state = 'cancelled', renews_at = null, version = ${version} where id = ${data.purchase_id}`,
    CancellationTakenBack: ({ data, version }) => sql`
      update commerce.purchase set state = 'active', renews_at = ${data.renews_at}::timestamptz, version = ${version} where id = ${data.purchase_id}`,
    PurchaseEnded: ({ data, version }) => sql`
      update commerce.purchase set state = 'ended', renews_at = null, charging = null, grace_until = null, version = ${version} where id = ${data.purchase_id}`,
    PurchaseRefunded: ({ data, version }) => sql`
      update commerce.purchase set state = 'refunded', renews_at = null, charging = null, grace_until = null,
        refunded_cents = refunded_cents + ${data.amount_cents}::int, refund_state = 'asked', version = ${version}
      where id = ${data.purchase_id}`,
    PurchasePartlyRefunded: ({ data, version }) => sql`
      update commerce.purchase set refunded_cents = refunded_cents + ${data.amount_cents}::int, refund_state = 'asked', version = ${version}
      where id = ${data.purchase_id}`,
    RefundSettled: ({ data, version }) => sql`
      update commerce.purchase set refund_state = ${data.status}, version = ${version} where id = ${data.purchase_id}`,
    PaymentChargedBack: ({ data, version }) => sql`
      update commerce.purchase set state = case when state in ('active', 'cancelled') then 'ended' else state end, renews_at = null,
        charging = null, grace_until = null, version = ${version} where id = ${data.purchase_id}`,
  },
});
