import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { Invoice } from '../data/types.ts';

/** Invoices and credit notes. No one can change an invoice. */
export const invoices: ConsoleResource<'invoices'> = {
  name: 'invoices',
  icon: ReceiptLongOutlined,
  plugin: 'commerce',
  list: lazy(() => import('./InvoiceList.tsx')),
  recordRepresentation: (invoice: Invoice) => invoice.number,
  read: {
    // The API always sorts newest first.
    list: ({ page, per_page, where = [] }, signal) => {
      const member_id = Number(where.find((each) => each.startsWith('member_id:'))?.split(':')[1]) || undefined;
      return api('GET /api/v4/admin/invoices', { query: { page, per_page, ...(member_id && { member_id }) }, signal });
    },
    one: () => Promise.reject(new Error('An invoice is read in its list, and as a file.')),
  },
  administratorsOnly: ['list'],
};
