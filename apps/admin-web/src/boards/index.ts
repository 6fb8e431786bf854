import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Board } from '../data/types.ts';

type BoardBody = Parameters<typeof api<'POST /api/v4/admin/boards'>>[1]['body'];

/** Picks the form fields for the request, because the API takes commands, not complete records. */
const bodyOf = (board: Filled & Partial<BoardBody>): BoardBody => ({
  name: board.name ?? '',
  description: board.description ?? '',
  color: board.color ?? '',
  icon: board.icon,
  subgroup_id: board.subgroup_id ?? null,
  index: board.index ?? 0,
  read_by: board.read_by ?? 'member',
  write_by: board.write_by ?? 'member',
  level_ids: board.level_ids ?? [],
  salespage: board.salespage?.trim() || null,
  show_level: board.show_level ?? false,
  type: board.type,
  source: board.source,
  homepage: board.homepage ?? true,
  image_uuid: board.image_uuid,
  reason: reasonOf(board.reason),
});

export const boards: ConsoleResource<'boards'> = {
  name: 'boards',
  icon: DashboardOutlined,
  list: lazy(() => import('./BoardList.tsx')),
  show: lazy(() => import('./BoardShow.tsx')),
  create: lazy(() => import('./BoardCreate.tsx')),
  edit: lazy(() => import('./BoardEdit.tsx')),
  recordRepresentation: (board: Board) => board.name,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/boards', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/boards/{id}', { params: { id }, signal }),
  },
  form: {
    create: (filled) => api('POST /api/v4/admin/boards', { body: bodyOf(filled) }),
    update: (id, filled, before) =>
      api('PUT /api/v4/admin/boards/{id}', { params: { id }, body: { ...bodyOf(filled), version: before?.version } }),
  },
  administratorsOnly: ['create', 'edit'],
};
