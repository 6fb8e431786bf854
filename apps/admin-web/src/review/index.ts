import GavelOutlined from '@mui/icons-material/GavelOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { ReviewItem } from '../data/types.ts';

/** Topics and comments that members reported. */
export const reviewItems: ConsoleResource<'review-items'> = {
  name: 'review-items',
  icon: GavelOutlined,
  list: lazy(() => import('./ReviewList.tsx')),
  show: lazy(() => import('./ReviewShow.tsx')),
  recordRepresentation: (item: ReviewItem) => item.title,
  read: {
    // The API sorts: open items from the longest waiting, then decided ones from the latest.
    list: ({ per_page, page, where }, signal) =>
      api('GET /api/v4/admin/review-items', { query: { page, size: per_page, where }, signal }),
    one: (id, signal) => api('GET /api/v4/admin/review-items/{id}', { params: { id }, signal }),
  },
};
