import { IconLifebuoy } from '@tabler/icons-react';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { supportFirstTexts, supportTexts } from './texts/index.ts';

export const support: Module = {
  name: 'support',
  gate: { plugin: 'support' },
  texts: [supportFirstTexts],
  routes: [
    {
      path: 'support',
      lazy: withTexts(() => import('../../routes/support.tsx'), supportTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
  navigation: [{ to: paths.support, icon: IconLifebuoy, text: 'help.title', later: true }],
};
