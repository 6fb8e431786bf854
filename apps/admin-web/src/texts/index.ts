import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';

export const texts: ConsoleResource<'texts'> = {
  name: 'texts',
  icon: TranslateOutlined,
  list: lazy(() => import('./TextsPage.tsx')),
  administratorsOnly: ['list'],
};
