import { IconUsers } from '@tabler/icons-react';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { relationsTexts } from '../../entities/members/relations/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { Part } from '../../ui/part/Part.tsx';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { membersScreenTexts } from '../members/texts/index.ts';

const ChatLink = lazyPart(() => import('../../entities/members/ChatLink.tsx'));

export const profile: Module = {
  name: 'profile',
  found: {
    users: {
      title: 'search.users',
      row: (user) => ({
        ...{ to: paths.profile(user.username), title: user.name, text: `@${user.username}`, person: user },
        action: (
          <Part missing="nothing">
            <ChatLink member={user} small />
          </Part>
        ),
      }),
    },
  },
  routes: [
    {
      path: 'members',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/members.tsx'), membersScreenTexts, chooseTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
    {
      path: 'profile/:username?',
      lazy: withTexts(() => import('../../routes/profile.tsx'), relationsTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
  navigation: [{ to: paths.members, icon: IconUsers, text: 'member.all', membersOnly: true }],
};
