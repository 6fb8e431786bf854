import type { Module } from '../../lib/modules/module.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { settingsTexts } from './texts/index.ts';
import { formTexts } from '../../ui/form/texts/index.ts';
import { avatarTexts } from '../../entities/members/avatar/texts/index.ts';

export const settings: Module = {
  name: 'settings',
  routes: [
    {
      path: 'profile/settings/:type?',
      lazy: withTexts(() => import('../../routes/settings.tsx'), settingsTexts, formTexts, avatarTexts),
      hydrateFallbackElement: <></>,
    },
  ],
};
