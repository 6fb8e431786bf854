import type { Texts } from '../../../lib/i18n/texts.ts';
import type en from './first.en.ts';

export const feedTexts: Texts<typeof en> = { en: () => import('./first.en.ts'), nl: () => import('./first.nl.ts') };

type En = typeof en;
declare module '../../../lib/i18n/texts.ts' {
  interface Messages extends En {}
}
