import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Member } from '../data/types.ts';

type NewMember = Parameters<typeof api<'POST /api/v4/admin/members'>>[1]['body'];

const bodyOf = ({ email, first_name, last_name, locale, reason }: Filled & Partial<NewMember>): NewMember => ({
  email: email ?? '',
  first_name: first_name || undefined,
  last_name: last_name || undefined,
  locale,
  reason: reasonOf(reason),
});

export const members: ConsoleResource<'members'> = {
  name: 'members',
  icon: PeopleOutlined,
  list: lazy(() => import('./MemberList.tsx')),
  show: lazy(() => import('./MemberShow.tsx')),
  create: lazy(() => import('./MemberCreate.tsx')),
  recordRepresentation: (member: Member) => member.name,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/members', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/members/{id}', { params: { id }, signal }),
  },
  form: { create: (filled) => api('POST /api/v4/admin/members', { body: bodyOf(filled) }) },
  administratorsOnly: ['create', 'change_role', 'history', 'levels', 'sessions', 'impersonate', 'addresses'],
};
