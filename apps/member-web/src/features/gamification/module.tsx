import { IconChartBar, IconTrophy } from '@tabler/icons-react';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { BARE, WIDE } from '../../lib/screen/frame.ts';
import { LiveScore } from './LiveScore.tsx';
import { gamificationFirstTexts, gamificationTexts } from './texts/index.ts';

const load = withTexts(() => import('../../routes/trophies.tsx'), gamificationTexts);

export const gamification: Module = {
  name: 'gamification',
  gate: { plugin: 'gamification' },
  texts: [gamificationFirstTexts],
  routes: [
    {
      path: 'trophies',
      // Without the navigation bar (part 3 §2).
      handle: BARE,
      lazy: async () => (await load()).trophies,
      hydrateFallbackElement: <></>,
    },
    {
      path: 'leaderboard',
      handle: WIDE,
      lazy: async () => (await load()).leaderboard,
      hydrateFallbackElement: <></>,
    },
  ],
  notifications: {
    trophy_earned: { text: 'trophyEarned', what: ({ trophy }) => trophy.title, to: () => paths.trophies },
  },
  Live: LiveScore,
  navigation: [
    { to: paths.trophies, icon: IconTrophy, text: 'trophies.title', membersOnly: true, later: true },
    { to: paths.leaderboard, icon: IconChartBar, text: 'trophies.leaders', membersOnly: true, later: true },
  ],
};
