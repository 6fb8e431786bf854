import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, page } from '../base/shared.ts';
import { gate, invoice, paymentDetails, product, purchase } from './shapes.ts';

export type { Invoice, PaymentDetails, Period, Product, Purchase, PurchaseState } from './shapes.ts';
const own = { ...gate, permission: 'member' } as const;
const params = z.object({ id });
const paged = z.object({ page, per_page: pageSize(25, 100) });

export const listProducts = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/commerce/products',
  summary: 'What is for sale, cheapest first; with `level_id` what gives that level',
  permission: 'public',
  query: z.object({ level_id: id.optional() }),
  output: listOf(product),
});

export const listPurchases = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/commerce/purchases',
  summary: "One's own purchases, newest first",
  query: paged,
  output: listOf(purchase),
});

export const showPurchase = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/commerce/purchases/{id}',
  summary: "One of one's own purchases",
  params,
  output: data(purchase),
  errors: [404],
});

export const beginPurchase = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/commerce/purchases',
  summary: 'Begins to buy; one who does so twice is answered the same purchase, which says where it is paid',
  body: z.object({ product_id: id }),
  output: data(purchase),
  status: 201,
  errors: [404, 409],
});

export const cancelPurchase = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/commerce/purchases/{id}/cancel',
  summary: 'Lets a purchase end with the period that is paid',
  params,
  output: data(purchase),
  errors: [404, 409],
});

export const resumePurchase = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/commerce/purchases/{id}/resume',
  summary: 'Takes a cancellation back, before the end',
  params,
  output: data(purchase),
  errors: [404, 409],
});

export const listInvoices = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/commerce/invoices',
  summary: "One's own invoices, newest first",
  query: paged,
  output: listOf(invoice),
});

export const listPaymentDetails = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/commerce/payment-details',
  summary: 'How the purchases that renew are paid, masked',
  output: z.object({ data: z.array(paymentDetails) }),
});

export const changePaymentDetails = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/commerce/purchases/{id}/payment-details',
  summary: "Answers the provider's page on which one pays in another way from now on",
  takesKey: false,
  params,
  output: data(z.object({ url: z.string() })),
  errors: [404, 409],
});

const testCheckout = z.object({
  id: z.string(),
  kind: z.enum(['checkout', 'renewal', 'details']),
  purchase_id: id,
  amount_cents: z.int(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'failed', 'abandoned']),
});
export type TestCheckout = z.infer<typeof testCheckout>;
const checkoutId = z.object({ id: z.string().max(80) });

export const showTestCheckout = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/commerce/test-checkouts/{id}',
  summary: "The built-in test provider's page: no money is moved",
  params: checkoutId,
  output: data(testCheckout),
  errors: [404],
});

export const endTestCheckout = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/commerce/test-checkouts/{id}',
  summary: 'What becomes of a test payment; `pay_once` pays with a card that is refused when it is charged again',
  takesKey: false,
  params: checkoutId,
  body: z.object({ outcome: z.enum(['pay', 'pay_once', 'fail', 'abandon']) }),
  output: data(testCheckout),
  errors: [404, 409],
});

export const receiveTestWebhook = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/commerce/webhooks/test',
  summary: 'Where the test provider tells what became of a payment, signed; told twice it counts once',
  permission: 'public',
  oneClick: true,
  takesKey: false,
  body: z.object({ payload: z.string().max(5000), signature: z.string().max(200) }),
  output: acknowledged,
  errors: [400, 404],
});
