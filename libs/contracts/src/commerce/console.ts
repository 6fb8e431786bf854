import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, page, reason } from '../base/shared.ts';
import { adminInvoice, adminProduct, adminPurchase, gate, productInput, purchaseState } from './shapes.ts';

export type { AdminInvoice, AdminProduct, AdminPurchase } from './shapes.ts';
const console = { ...gate, permission: 'admin' } as const;
const params = z.object({ id });
const version = z.int().positive().optional();
const paged = { page, per_page: pageSize(25, 100) };

export const adminListProducts = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/products',
  summary: 'What is or was for sale, for the console',
  query: z.object(paged),
  output: listOf(adminProduct),
});

export const adminShowProduct = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/products/{id}',
  summary: 'One product, for the console',
  params,
  output: data(adminProduct),
  errors: [404],
});

export const createProduct = operation({
  ...console,
  method: 'POST',
  path: '/api/v4/admin/products',
  summary: 'Makes a product that gives a level for a price',
  body: productInput,
  output: data(adminProduct),
  status: 201,
  errors: [404],
});

export const changeProduct = operation({
  ...console,
  method: 'PUT',
  path: '/api/v4/admin/products/{id}',
  summary: 'Changes a product for whoever buys it from now on; with `version` it answers 409 when somebody was first',
  params,
  body: productInput.extend({ version }),
  output: data(adminProduct),
  errors: [404, 409],
});

export const archiveProduct = operation({
  ...console,
  method: 'DELETE',
  path: '/api/v4/admin/products/{id}',
  summary: 'Takes a product out of sale for good; what was bought runs on',
  params,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [404],
});

export const adminListPurchases = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/purchases',
  summary: 'Purchases, newest first',
  query: z.object({ ...paged, state: purchaseState.optional(), member_id: id.optional() }),
  output: listOf(adminPurchase),
});

export const adminShowPurchase = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/purchases/{id}',
  summary: 'One purchase, for the console',
  params,
  output: data(adminPurchase),
  errors: [404],
});

export const adminCancelPurchase = operation({
  ...console,
  method: 'POST',
  path: '/api/v4/admin/purchases/{id}/cancel',
  summary: "Lets a member's purchase end with the period that is paid",
  params,
  body: z.object({ reason }),
  output: data(adminPurchase),
  errors: [404, 409],
});

export const refundPurchase = operation({
  ...console,
  method: 'POST',
  path: '/api/v4/admin/purchases/{id}/refund',
  summary:
    'Gives the last payment back with a credit invoice: all that is left of it, which ends the purchase at once, or a part (`amount_cents`)',
  params,
  body: z.object({ reason, amount_cents: z.int().min(1).optional() }),
  output: data(adminPurchase),
  errors: [404, 409],
});

export const adminListInvoices = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/invoices',
  summary: 'Invoices, newest first',
  query: z.object({ ...paged, member_id: id.optional() }),
  output: listOf(adminInvoice),
});
