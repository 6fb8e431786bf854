import type { Persona } from '../persona.ts';

export interface Sold {
  level: number;
  product: number;
}
let serial = 0;

/** A level, and a product that gives it. */
export async function sold(admin: Persona, more: object = {}): Promise<Sold> {
  const name = `Goud ${(serial += 1)} ${admin.username}`;
  const level = (await admin.call('POST /api/v4/admin/levels', { body: { name } })).body.data.id as number;
  const product = { name, level_id: level, price_cents: 1250, vat_rate: 2100, period: 'month', ...more };
  const made = await admin.call('POST /api/v4/admin/products', { body: product as never });
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`);
  return { level, product: made.body.data.id as number };
}

export const buys = (who: Persona, product_id: number) =>
  who.call('POST /api/v4/commerce/purchases', { body: { product_id } });

/** The name of the payment in the address of its page. */
export const checkoutIn = (url: string): string => url.split('/').at(-1)!;

export const pays = (who: Persona, url: string, outcome: 'pay' | 'pay_once' | 'fail' | 'abandon' = 'pay') =>
  who.call('POST /api/v4/commerce/test-checkouts/{id}', { params: { id: checkoutIn(url) }, body: { outcome } });

/** Bought and paid. */
export async function bought(who: Persona, product: number, outcome: 'pay' | 'pay_once' = 'pay'): Promise<number> {
  const { body, status } = await buys(who, product);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  const paid = await pays(who, body.data.checkout_url as string, outcome);
  if (paid.status !== 200) throw new Error(`${paid.status} ${JSON.stringify(paid.body)}`);
  return body.data.id as number;
}

export const purchaseOf = async (who: Persona, id: number) =>
  (await who.call('GET /api/v4/commerce/purchases/{id}', { params: { id } })).body.data;
