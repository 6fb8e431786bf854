import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';

type SettingsBody = Parameters<typeof api<'PUT /api/v4/admin/settings'>>[1]['body'];

const SAFETY = [
  'newcomer_days',
  'newcomer_posts',
  'newcomer_links',
  'newcomer_posts_per_hour',
  'newcomer_exempt_levels',
  'held_first_posts',
  'blocked_words',
  'held_words',
  'masked_words',
] as const;

/** Sends only the changed settings, so that saving does not fix untouched defaults. */
function changesOf(filled: Filled, before: Filled = {}): SettingsBody {
  const changed = SAFETY.filter((name) => JSON.stringify(filled[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, filled[name]]));
}

/** Limits for newcomers, first posts that wait, and the filter of words: a part of the community's settings. */
export const safety: ConsoleResource<'safety'> = {
  name: 'safety',
  icon: ShieldOutlined,
  list: lazy(() => import('./SafetyPage.tsx')),
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
