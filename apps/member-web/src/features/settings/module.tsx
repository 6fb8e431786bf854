import type { Module } from '../../lib/modules/module.ts';

export const settings: Module = {
  name: 'settings',
  routes: [
    {
      path: 'profile/settings/:type?',
      lazy: () => import('../../routes/settings.tsx'),
      hydrateFallbackElement: <></>,
    },
  ],
};
