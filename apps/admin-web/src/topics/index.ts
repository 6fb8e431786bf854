import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { Topic } from '../data/types.ts';

export const topics: ConsoleResource<'topics'> = {
  name: 'topics',
  icon: ForumOutlined,
  list: lazy(() => import('./TopicList.tsx')),
  show: lazy(() => import('./TopicShow.tsx')),
  recordRepresentation: (topic: Topic) => topic.title,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/topics', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/topics/{id}', { params: { id }, signal }),
  },
};
