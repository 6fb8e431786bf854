import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';

export const system: ConsoleResource<'system'> = {
  name: 'system',
  icon: MonitorHeartOutlined,
  list: lazy(() => import('./SystemPage.tsx')),
  administratorsOnly: ['list'],
};
