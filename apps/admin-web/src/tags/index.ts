import TagOutlined from '@mui/icons-material/TagOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';

export const tags: ConsoleResource<'tags'> = {
  name: 'tags',
  icon: TagOutlined,
  list: lazy(() => import('./TagList.tsx')),
  read: {
    // Tags have no ids. The console numbers the rows of a list.
    list: async ({ page, per_page, q }, signal) => {
      const { data, meta } = await api('GET /api/v4/admin/tags', { query: { page, per_page, q }, signal });
      return { data: data.map((tag, index) => ({ id: (page - 1) * per_page + index + 1, ...tag })), meta };
    },
    one: () => Promise.reject(new Error('A tag has no page')),
  },
};
