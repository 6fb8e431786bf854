import { IconUsers } from '@tabler/icons-react';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { membersScreenTexts } from './texts/index.ts';

export const members: Module = {
  name: 'members',
  routes: [
    {
      path: 'members',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/members.tsx'), membersScreenTexts, chooseTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
  navigation: [{ to: paths.members, icon: IconUsers, text: 'member.all', membersOnly: true, later: true }],
};
