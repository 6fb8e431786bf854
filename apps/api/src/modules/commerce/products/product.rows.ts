import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { ProductEvent } from './product.events.ts';

export const productRows = inlineProjection<ProductEvent>({
  name: 'commerce.product',
  tables: ['commerce.product'],
  handles: {
    ProductMade: ({ data, version }) => sql`
      insert into commerce.product (id, name, description, level_id, price_cents, currency, vat_rate, period, active, version)
      values (${data.product_id}, ${data.name}, ${data.description}, ${data.level_id}, ${data.price_cents}, ${data.currency}, ${data.vat_rate},
        ${data.period}, ${data.active}, ${version})`,
    ProductChanged: ({ data, version }) => sql`
      update commerce.product set name = ${data.name}, description = ${data.description}, level_id = ${data.level_id}, price_cents = ${data.price_cents},
        currency = ${data.currency}, vat_rate = ${data.vat_rate}, period = ${data.period}, active = ${data.active}, version = ${version}
      where id = ${data.product_id}`,
    ProductArchived: ({ data, occurredAt, version }) => sql`
      update commerce.product set archived_at = ${occurredAt}::timestamptz, version = ${version} where id = ${data.product_id}`,
  },
});
