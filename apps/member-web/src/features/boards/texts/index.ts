import type { Texts } from '../../../lib/i18n/texts.ts';
import type first from './first.en.ts';

export const boardsTexts: Texts<typeof first> = {
  en: () => import('./first.en.ts'),
  nl: () => import('./first.nl.ts'),
};

type First = typeof first;
declare module '../../../lib/i18n/texts.ts' {
  interface Messages extends First {}
}
