import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';

/** The rules of points, levels and streaks: one page, published as a whole. */
export const scoring: ConsoleResource<'scoring'> = {
  name: 'scoring',
  icon: LeaderboardOutlined,
  list: lazy(() => import('./ScoringPage.tsx')),
  administratorsOnly: ['list', 'edit'],
};
