import { api } from '@lyceum/contracts/client';
import { answered } from './errors.ts';

type BoardBody = Parameters<typeof api<'POST /api/v4/admin/boards'>>[1]['body'];
type LevelBody = Parameters<typeof api<'POST /api/v4/admin/levels'>>[1]['body'];

/** What a form holds: the fields of a record, as far as they were filled in. */
export type Filled = Record<string, unknown>;

interface Form {
  create: (filled: Filled) => Promise<{ data: { id: number } }>;
  /** With the version that the form began with: the server refuses when somebody was first. */
  update: (id: number, filled: Filled, version?: number) => Promise<{ data: { id: number } }>;
}

const reasonOf = (reason: string | null | undefined) => reason?.trim() || undefined;

/** A command, never a record with everything that was read: only what the form was for. */
const boardBody = (board: Partial<BoardBody>): BoardBody => ({
  name: board.name ?? '',
  description: board.description ?? '',
  color: board.color ?? '',
  icon: board.icon,
  subgroup_id: board.subgroup_id ?? null,
  index: board.index ?? 0,
  read_by: board.read_by ?? 'member',
  write_by: board.write_by ?? 'member',
  level_ids: board.level_ids ?? [],
  reason: reasonOf(board.reason),
});

const levelBody = (level: Partial<LevelBody>): LevelBody => ({
  name: level.name ?? '',
  description: level.description ?? '',
  default: level.default ?? false,
  reason: reasonOf(level.reason),
});

/** What is written by forms; everything else changes by commands alone. */
const forms: Record<string, Form> = {
  boards: {
    create: (filled) => answered(api('POST /api/v4/admin/boards', { body: boardBody(filled) })),
    update: (id, filled, version) =>
      answered(api('PUT /api/v4/admin/boards/{id}', { params: { id }, body: { ...boardBody(filled), version } })),
  },
  levels: {
    create: (filled) => answered(api('POST /api/v4/admin/levels', { body: levelBody(filled) })),
    update: (id, filled, version) =>
      answered(api('PUT /api/v4/admin/levels/{id}', { params: { id }, body: { ...levelBody(filled), version } })),
  },
};

export function formOf(resource: string): Form {
  const form = Object.hasOwn(forms, resource) ? forms[resource] : undefined;
  if (!form) throw new Error(`${resource} are not written by forms.`);
  return form;
}
