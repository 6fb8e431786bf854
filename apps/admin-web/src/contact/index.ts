import ContactMailOutlined from '@mui/icons-material/ContactMailOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { ContactRequest } from '../data/types.ts';

/** Contact requests from guests and members. */
export const contactRequests: ConsoleResource<'contact-requests'> = {
  name: 'contact-requests',
  icon: ContactMailOutlined,
  list: lazy(() => import('./ContactList.tsx')),
  show: lazy(() => import('./ContactShow.tsx')),
  recordRepresentation: (request: ContactRequest) => request.title,
  read: {
    // The API always sorts newest first.
    list: ({ per_page, page, where = [] }, signal) => {
      const state = (['open', 'handled'] as const).find((each) => where.includes(`state:${each}`));
      const query = { page, per_page, ...(state && { state }) };
      return api('GET /api/v4/admin/contact-requests', { query, signal });
    },
    one: (id, signal) => api('GET /api/v4/admin/contact-requests/{id}', { params: { id }, signal }),
  },
  administratorsOnly: ['list', 'show'],
};
