import { IconTrophy } from '@tabler/icons-react';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { BARE } from '../../lib/screen/bare.ts';
import { LiveScore } from './LiveScore.tsx';
import { gamificationFirstTexts, gamificationTexts } from './texts/index.ts';

export const gamification: Module = {
  name: 'gamification',
  gate: { plugin: 'gamification' },
  texts: [gamificationFirstTexts],
  routes: [
    {
      path: 'trophies',
      // Without the navigation bar (part 3 §2).
      handle: BARE,
      lazy: withTexts(() => import('../../routes/trophies.tsx'), gamificationTexts),
      hydrateFallbackElement: <></>,
    },
  ],
  notifications: {
    trophy_earned: { text: 'trophyEarned', what: ({ trophy }) => trophy.title, to: () => paths.trophies },
  },
  Live: LiveScore,
  navigation: [{ to: paths.trophies, icon: IconTrophy, text: 'trophies.title', membersOnly: true }],
};
