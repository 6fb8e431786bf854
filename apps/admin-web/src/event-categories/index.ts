import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { EventCategory } from '../data/types.ts';

type CategoryBody = Parameters<typeof api<'POST /api/v4/admin/event-categories'>>[1]['body'];

const bodyOf = (category: Filled & Partial<CategoryBody>): CategoryBody => ({
  name: category.name ?? '',
  color: category.color ?? '',
  reason: reasonOf(category.reason),
});

export const eventCategories: ConsoleResource<'event-categories'> = {
  name: 'event-categories',
  icon: LabelOutlined,
  list: lazy(() => import('./CategoryList.tsx')),
  show: lazy(() => import('./CategoryShow.tsx')),
  create: lazy(() => import('./CategoryCreate.tsx')),
  edit: lazy(() => import('./CategoryEdit.tsx')),
  recordRepresentation: (category: EventCategory) => category.name,
  read: {
    list: (_, signal) => api('GET /api/v4/admin/event-categories', { signal }),
    one: (id, signal) => api('GET /api/v4/admin/event-categories/{id}', { params: { id }, signal }),
  },
  form: {
    create: (filled) => api('POST /api/v4/admin/event-categories', { body: bodyOf(filled) }),
    update: (id, filled, before) =>
      api('PUT /api/v4/admin/event-categories/{id}', {
        params: { id },
        body: { ...bodyOf(filled), version: before?.version },
      }),
  },
  administratorsOnly: ['create', 'edit', 'remove'],
};
