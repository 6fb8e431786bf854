import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import type { ConsoleResource, Filled } from '../data/resource.ts';
import { COMPANY_SETTINGS } from './company.ts';
import { PLUGINS } from './plugins.ts';
import { changedOf, type SettingsBody, settingsPart } from './settings-part.ts';

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
  'link_previews',
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

function changesOf(filled: Filled & Partial<SettingsBody>, before: Filled): SettingsBody {
  const plugins = PLUGINS.filter((plugin) => filled.plugins?.includes(plugin));
  return { ...changedOf(SETTINGS, { ...filled, plugins }, before), logo_uuid: filled.logo_uuid };
}

export const settings: ConsoleResource<'settings'> = {
  name: 'settings',
  icon: TuneOutlined,
  list: lazy(() => import('./SettingsPage.tsx')),
  ...settingsPart(changesOf),
};
