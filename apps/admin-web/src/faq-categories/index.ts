import TopicOutlined from '@mui/icons-material/TopicOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { FaqCategory } from '../data/types.ts';

type CategoryBody = Parameters<typeof api<'POST /api/v4/admin/faq-categories'>>[1]['body'];

const bodyOf = (category: Filled & Partial<CategoryBody>): CategoryBody => ({
  name: category.name ?? '',
  ...(typeof category.index === 'number' && { index: category.index }),
  reason: reasonOf(category.reason),
});

export const faqCategories: ConsoleResource<'faq-categories'> = {
  name: 'faq-categories',
  icon: TopicOutlined,
  list: lazy(() => import('./CategoryList.tsx')),
  show: lazy(() => import('./CategoryShow.tsx')),
  create: lazy(() => import('./CategoryCreate.tsx')),
  edit: lazy(() => import('./CategoryEdit.tsx')),
  recordRepresentation: (category: FaqCategory) => category.name,
  read: {
    list: (_, signal) => api('GET /api/v4/admin/faq-categories', { signal }),
    one: (id, signal) => api('GET /api/v4/admin/faq-categories/{id}', { params: { id }, signal }),
  },
  form: {
    create: (filled) => api('POST /api/v4/admin/faq-categories', { body: bodyOf(filled) }),
    update: (id, filled, before) =>
      api('PUT /api/v4/admin/faq-categories/{id}', {
        params: { id },
        body: { ...bodyOf(filled), version: before?.version },
      }),
  },
  administratorsOnly: ['create', 'edit', 'remove'],
};
