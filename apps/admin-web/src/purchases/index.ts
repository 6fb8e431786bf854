import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { Purchase } from '../data/types.ts';
import { STATES } from './states.ts';

const memberIn = (where: string[]): number | undefined =>
  Number(where.find((each) => each.startsWith('member_id:'))?.split(':')[1]) || undefined;

/** Purchases of members. Only commands change them. */
export const purchases: ConsoleResource<'purchases'> = {
  name: 'purchases',
  icon: ShoppingBagOutlined,
  plugin: 'commerce',
  list: lazy(() => import('./PurchaseList.tsx')),
  show: lazy(() => import('./PurchaseShow.tsx')),
  recordRepresentation: (purchase: Purchase) => purchase.product.name,
  read: {
    // The API always sorts newest first.
    list: ({ page, per_page, where = [] }, signal) => {
      const state = STATES.find((each) => where.includes(`state:${each}`));
      const member_id = memberIn(where);
      const query = { page, per_page, ...(state && { state }), ...(member_id && { member_id }) };
      return api('GET /api/v4/admin/purchases', { query, signal });
    },
    one: (id, signal) => api('GET /api/v4/admin/purchases/{id}', { params: { id }, signal }),
  },
  administratorsOnly: ['list', 'show'],
};
