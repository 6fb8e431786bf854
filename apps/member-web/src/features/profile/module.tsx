import { paths } from '../../lib/address/paths.ts';
import type { Module } from '../../lib/modules/module.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';

export const profile: Module = {
  name: 'profile',
  found: {
    users: {
      title: 'search.users',
      row: (user) => ({ to: paths.profile(user.username), title: user.name, text: `@${user.username}`, person: user }),
    },
  },
  routes: [
    {
      path: 'profile/:username?',
      lazy: () => import('../../routes/profile.tsx'),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
};
