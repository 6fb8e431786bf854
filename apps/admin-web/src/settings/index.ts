import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import { COMPANY_SETTINGS } from './company.ts';
import { PLUGINS } from './plugins.ts';

type SettingsBody = Parameters<typeof api<'PUT /api/v4/admin/settings'>>[1]['body'];

const SETTINGS = [
  'community_name',
  'community_description',
  'accent',
  'time_zone',
  'locale',
  'plan',
  'plugins',
  'search_engines',
  'show_topic_preview',
  'submit_on_enter',
  'reactions',
  'onfire_count',
  'support_contact',
  'support_helpdesk',
  'introduction_board_id',
  'birthday_board_id',
  'blog_board_id',
  'new_theme_link',
  ...COMPANY_SETTINGS,
] as const;

/** Sends only the changed settings, so that saving does not fix untouched defaults. */
function changesOf(filled: Filled & Partial<SettingsBody>, before: Filled = {}): SettingsBody {
  const settings: Filled = { ...filled, plugins: PLUGINS.filter((plugin) => filled.plugins?.includes(plugin)) };
  const changed = SETTINGS.filter((name) => String(settings[name]) !== String(before[name]));
  const { logo_uuid } = filled;
  return { ...Object.fromEntries(changed.map((name) => [name, settings[name]])), logo_uuid };
}

export const settings: ConsoleResource<'settings'> = {
  name: 'settings',
  icon: TuneOutlined,
  list: lazy(() => import('./SettingsPage.tsx')),
  read: {
    one: async (id, signal) => {
      const { data } = await api('GET /api/v4/admin/settings', { signal });
      return { data: { ...data, id } };
    },
  },
  form: {
    update: async (id, filled, before) => {
      const body = { ...changesOf(filled, before), reason: reasonOf(filled.reason), version: before?.version };
      const { data } = await api('PUT /api/v4/admin/settings', { body });
      return { data: { ...data, id } };
    },
  },
  administratorsOnly: ['list', 'edit'],
};
