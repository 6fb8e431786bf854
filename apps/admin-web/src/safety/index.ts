import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import { changedOf, settingsPart } from '../settings/settings-part.ts';

const SAFETY = [
  'newcomer_days',
  'newcomer_posts',
  'newcomer_links',
  'newcomer_posts_per_hour',
  'newcomer_exempt_levels',
  'held_first_posts',
  'hide_after_reports',
  'report_reasons',
  'blocked_words',
  'held_words',
  'masked_words',
] as const;

/** Limits for newcomers, first posts that wait, and the filter of words: a part of the community's settings. */
export const safety: ConsoleResource<'safety'> = {
  name: 'safety',
  icon: ShieldOutlined,
  list: lazy(() => import('./SafetyPage.tsx')),
  ...settingsPart((filled, before) => changedOf(SAFETY, filled, before)),
};
