import { api } from '@lyceum/browser/client';
import { answered } from './errors.ts';

type BoardBody = Parameters<typeof api<'POST /api/v4/admin/boards'>>[1]['body'];
type SettingsBody = Parameters<typeof api<'PUT /api/v4/admin/settings'>>[1]['body'];
type LevelBody = Parameters<typeof api<'POST /api/v4/admin/levels'>>[1]['body'];

/** What a form holds: the fields of a record, as far as they were filled in. */
export type Filled = Record<string, unknown>;

interface Form {
  create?: (filled: Filled) => Promise<{ data: { id: number } }>;
  /** With what stood there before, and with the version that the form began with: the server refuses when somebody was first. */
  update: (id: number, filled: Filled, before?: Filled & { version?: number }) => Promise<{ data: { id: number } }>;
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
  salespage: board.salespage?.trim() || null,
  show_level: board.show_level ?? false,
  type: board.type,
  source: board.source,
  homepage: board.homepage ?? true,
  image_uuid: board.image_uuid,
  reason: reasonOf(board.reason),
});

const levelBody = (level: Partial<LevelBody>): LevelBody => ({
  name: level.name ?? '',
  description: level.description ?? '',
  default: level.default ?? false,
  reason: reasonOf(level.reason),
});

export const PLUGINS = ['community', 'groups', 'events', 'gamification', 'learning', 'support', 'consent'] as const;
const SETTINGS = [
  'community_name',
  'accent',
  'time_zone',
  'locale',
  'plan',
  'plugins',
  'show_topic_preview',
  'onfire_count',
  'introduction_board_id',
  'birthday_board_id',
] as const;

/** Only what differs: what still stands at its default is not decided by saving the form. */
function settingsBody(filled: Partial<SettingsBody>, before: Filled = {}): SettingsBody {
  const settings = { ...filled, plugins: PLUGINS.filter((plugin) => filled.plugins?.includes(plugin)) };
  const changed = SETTINGS.filter((name) => String(settings[name]) !== String(before[name]));
  return Object.fromEntries(changed.map((name) => [name, settings[name]]));
}

/** What is written by forms; everything else changes by commands alone. */
const forms: Record<string, Form> = {
  boards: {
    create: (filled) => answered(api('POST /api/v4/admin/boards', { body: boardBody(filled) })),
    update: (id, filled, before) =>
      answered(
        api('PUT /api/v4/admin/boards/{id}', {
          params: { id },
          body: { ...boardBody(filled), version: before?.version },
        }),
      ),
  },
  levels: {
    create: (filled) => answered(api('POST /api/v4/admin/levels', { body: levelBody(filled) })),
    update: (id, filled, before) =>
      answered(
        api('PUT /api/v4/admin/levels/{id}', {
          params: { id },
          body: { ...levelBody(filled), version: before?.version },
        }),
      ),
  },
  settings: {
    update: async (id, filled, before) => {
      const body = {
        ...settingsBody(filled, before),
        reason: reasonOf(filled.reason as string),
        version: before?.version,
      };
      const { data } = await answered(api('PUT /api/v4/admin/settings', { body }));
      return { data: { ...data, id } };
    },
  },
};

export function formOf(resource: string): Form {
  const form = Object.hasOwn(forms, resource) ? forms[resource] : undefined;
  if (!form) throw new Error(`${resource} are not written by forms.`);
  return form;
}
