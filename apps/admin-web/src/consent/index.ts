import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import CookieOutlined from '@mui/icons-material/CookieOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';

type PackageBody = Parameters<typeof api<'PUT /api/v4/admin/cookie-package'>>[1]['body'];
type PolicyBody = Parameters<typeof api<'PUT /api/v4/admin/policies/privacy-policy'>>[1]['body'];

/** The cookie package that visitors are asked to accept. There is one. */
export const cookiePackage: ConsoleResource<'cookie-package'> = {
  name: 'cookie-package',
  icon: CookieOutlined,
  list: lazy(() => import('./PackagePage.tsx')),
  read: {
    one: async (id, signal) => {
      const { data } = await api('GET /api/v4/admin/cookie-package', { signal });
      return { data: { ...data, id } };
    },
  },
  form: {
    update: async (id, filled: Filled & Partial<PackageBody>, before) => {
      const { active = false, variant = 'advanced', title_en = '', text_en = '', title_nl = '', text_nl = '' } = filled;
      const body = { active, variant, title_en, text_en, title_nl, text_nl, version: before?.version };
      const { data } = await api('PUT /api/v4/admin/cookie-package', {
        body: { ...body, reason: reasonOf(filled.reason) },
      });
      return { data: { ...data, id } };
    },
  },
  administratorsOnly: ['list', 'edit'],
};

export const privacyPolicy: ConsoleResource<'privacy-policy'> = {
  name: 'privacy-policy',
  icon: PolicyOutlined,
  list: lazy(() => import('./PolicyPage.tsx')),
  read: {
    one: async (id, signal) => {
      const { data } = await api('GET /api/v4/admin/policies/privacy-policy', { signal });
      return { data: { ...data, id } };
    },
  },
  form: {
    update: async (id, filled: Filled & Partial<PolicyBody>, before) => {
      const { title = '', content = '' } = filled;
      const body = { title, content, version: before?.version, reason: reasonOf(filled.reason) };
      const { data } = await api('PUT /api/v4/admin/policies/privacy-policy', { body });
      return { data: { ...data, id } };
    },
  },
  administratorsOnly: ['list', 'edit'],
};

/** The ledger of consent decisions. */
export const consents: ConsoleResource<'consents'> = {
  name: 'consents',
  icon: FactCheckOutlined,
  list: lazy(() => import('./LedgerPage.tsx')),
  read: {
    // The API sorts newest first. Ledger lines have no page of their record.
    list: ({ page, per_page }, signal) => api('GET /api/v4/admin/consents', { query: { page, per_page }, signal }),
    one: (id) => Promise.reject(new Error(`No page shows line ${id}`)),
  },
  administratorsOnly: ['list'],
};

export const visits: ConsoleResource<'visits'> = {
  name: 'visits',
  icon: BarChartOutlined,
  list: lazy(() => import('./VisitsPage.tsx')),
};
