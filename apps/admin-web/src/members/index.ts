import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { Member } from '../data/types.ts';

export const members: ConsoleResource<'members'> = {
  name: 'members',
  icon: PeopleOutlined,
  list: lazy(() => import('./MemberList.tsx')),
  show: lazy(() => import('./MemberShow.tsx')),
  recordRepresentation: (member: Member) => member.name,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/members', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/members/{id}', { params: { id }, signal }),
  },
  administratorsOnly: ['change_role', 'history', 'levels', 'sessions', 'impersonate', 'addresses'],
};
