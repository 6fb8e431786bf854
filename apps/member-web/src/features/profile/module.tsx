import type { Module } from '../../lib/modules/module.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';

export const profile: Module = {
  name: 'profile',
  routes: [
    {
      path: 'profile/:username?',
      lazy: () => import('../../routes/profile.tsx'),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
};
