import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const product_id = z.int();
const product = z.object({
  product_id,
  name: z.string(),
  description: z.string(),
  level_id: z.int(),
  /** Whole cents, VAT included. */
  price_cents: z.int(),
  currency: z.string(),
  /** Hundredths of a percent. */
  vat_rate: z.int(),
  period: z.enum(['month', 'year', 'once']),
  active: z.boolean(),
});

/** A product for sale. The stream is `product-{id}`. */
export const productEvents = {
  ProductMade: product,
  ProductChanged: product,
  ProductArchived: z.object({ product_id }),
};
export type ProductEvent = EventsOf<typeof productEvents>;
export type ProductData = z.output<typeof product>;
