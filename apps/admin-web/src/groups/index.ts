import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { Group } from '../data/types.ts';

/** Groups are founded and changed in the app, by those who own them; here they are looked after. */
export const groups: ConsoleResource<'groups'> = {
  name: 'groups',
  icon: GroupsOutlined,
  list: lazy(() => import('./GroupList.tsx')),
  show: lazy(() => import('./GroupShow.tsx')),
  recordRepresentation: (group: Group) => group.name,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/groups', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/groups/{id}', { params: { id }, signal }),
  },
};
