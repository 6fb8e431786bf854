import { relationsTexts } from '../../entities/members/relations/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { profileTexts } from './texts/index.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';

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
      path: 'profile/:username?',
      lazy: withTexts(() => import('../../routes/profile.tsx'), relationsTexts, profileTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
};
