import SellOutlined from '@mui/icons-material/SellOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Product } from '../data/types.ts';
import { decimalOf, hundredthsOf } from '../money/money.ts';

type ProductBody = Parameters<typeof api<'POST /api/v4/admin/products'>>[1]['body'];
type Held = Filled & Partial<ProductBody>;

/** Converts the price and VAT rate from decimals to whole hundredths. No other code does this. */
const bodyOf = (product: Held): ProductBody => ({
  name: product.name ?? '',
  description: product.description ?? '',
  level_id: Number(product.level_id),
  price_cents: hundredthsOf(product.price) ?? 0,
  vat_rate: hundredthsOf(product.vat) ?? 0,
  currency: product.currency ?? 'EUR',
  period: product.period ?? 'month',
  active: product.active ?? true,
  reason: reasonOf(product.reason),
});

/** Adds the form fields that the record lacks. */
const held = (product: Product) => ({
  ...product,
  level_id: product.level.id,
  price: decimalOf(product.price_cents),
  vat: decimalOf(product.vat_rate),
});

/** Products that are or were for sale. Each sells a membership level. */
export const products: ConsoleResource<'products'> = {
  name: 'products',
  icon: SellOutlined,
  plugin: 'commerce',
  list: lazy(() => import('./ProductList.tsx')),
  show: lazy(() => import('./ProductShow.tsx')),
  create: lazy(() => import('./ProductCreate.tsx')),
  edit: lazy(() => import('./ProductEdit.tsx')),
  recordRepresentation: (product: Product) => product.name,
  read: {
    list: async ({ page, per_page }, signal) => {
      const { data, meta } = await api('GET /api/v4/admin/products', { query: { page, per_page }, signal });
      return { data: data.map(held), meta };
    },
    one: async (id, signal) => {
      const { data } = await api('GET /api/v4/admin/products/{id}', { params: { id }, signal });
      return { data: held(data) };
    },
  },
  form: {
    create: (filled) => api('POST /api/v4/admin/products', { body: bodyOf(filled) }),
    update: async (id, filled, before) => {
      const body = { ...bodyOf(filled), version: before?.version };
      return { data: held((await api('PUT /api/v4/admin/products/{id}', { params: { id }, body })).data) };
    },
  },
  administratorsOnly: ['list', 'show', 'create', 'edit'],
};
