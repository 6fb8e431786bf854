import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Level } from '../data/types.ts';

type LevelBody = Parameters<typeof api<'POST /api/v4/admin/levels'>>[1]['body'];

const bodyOf = (level: Filled & Partial<LevelBody>): LevelBody => ({
  name: level.name ?? '',
  description: level.description ?? '',
  default: level.default ?? false,
  reason: reasonOf(level.reason),
});

export const levels: ConsoleResource<'levels'> = {
  name: 'levels',
  icon: CardMembershipOutlined,
  list: lazy(() => import('./LevelList.tsx')),
  show: lazy(() => import('./LevelShow.tsx')),
  create: lazy(() => import('./LevelCreate.tsx')),
  edit: lazy(() => import('./LevelEdit.tsx')),
  recordRepresentation: (level: Level) => level.name,
  read: {
    list: (_, signal) => api('GET /api/v4/admin/levels', { signal }),
    one: (id, signal) => api('GET /api/v4/admin/levels/{id}', { params: { id }, signal }),
  },
  form: {
    create: (filled) => api('POST /api/v4/admin/levels', { body: bodyOf(filled) }),
    update: (id, filled, before) =>
      api('PUT /api/v4/admin/levels/{id}', { params: { id }, body: { ...bodyOf(filled), version: before?.version } }),
  },
  administratorsOnly: ['create', 'edit', 'remove', 'history'],
};
