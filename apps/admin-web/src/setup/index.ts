import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';

/** The set-up of a new community: one page that fills in settings, boards and invitations. */
export const setup: ConsoleResource<'setup'> = {
  name: 'setup',
  icon: RocketLaunchOutlined,
  list: lazy(() => import('./SetupPage.tsx')),
  administratorsOnly: ['list'],
};
