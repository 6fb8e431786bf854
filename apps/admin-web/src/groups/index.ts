import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Group } from '../data/types.ts';

type Body = Parameters<typeof api<'POST /api/v3/groups'>>[1]['body'];
type Held = Filled & Partial<Body>;

/** Picks the form fields for the request, because the API takes commands, not complete records. */
const bodyOf = (group: Held): Body => ({
  name: group.name ?? '',
  status: group.status,
  rules: (group.rules ?? []).map((rule) => rule.trim()).filter(Boolean),
  faqs: (group.faqs ?? []).map(({ question, answer }) => ({ question, answer })),
  level_ids: group.level_ids ?? [],
  allow_user_invites: group.allow_user_invites ?? false,
  image_uuid: group.image_uuid,
  reason: reasonOf(group.reason),
});

/** Omits an unchanged description, so that its stored formatting survives. */
const wordsOf = ({ description = '' }: Held, before?: Filled): { description?: string } =>
  description === before?.description ? {} : { description };

/** Groups. As in the member app, members create groups, and owners and administrators edit them. */
export const groups: ConsoleResource<'groups'> = {
  name: 'groups',
  icon: GroupsOutlined,
  list: lazy(() => import('./GroupList.tsx')),
  show: lazy(() => import('./GroupShow.tsx')),
  create: lazy(() => import('./GroupCreate.tsx')),
  edit: lazy(() => import('./GroupEdit.tsx')),
  recordRepresentation: (group: Group) => group.name,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/groups', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/groups/{id}', { params: { id }, signal }),
  },
  form: {
    create: (filled) => api('POST /api/v3/groups', { body: { ...bodyOf(filled), ...wordsOf(filled) } }),
    update: (id, filled, before) =>
      api('PUT /api/v3/groups/{id}', {
        params: { id },
        body: { ...bodyOf(filled), ...wordsOf(filled, before), version: before?.version },
      }),
  },
};
