import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { draftsTexts } from './texts/index.ts';

export const drafts: Module = {
  name: 'drafts',
  routes: [
    {
      path: 'drafts',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/drafts.tsx'), draftsTexts),
      hydrateFallbackElement: <></>,
    },
  ],
};
