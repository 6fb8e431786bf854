import type { Texts } from '../../../../lib/i18n/texts.ts';
import type en from './en.ts';

export const linkPreviewsTexts: Texts<typeof en> = { en: () => import('./en.ts'), nl: () => import('./nl.ts') };

type En = typeof en;
declare module '../../../../lib/i18n/texts.ts' {
  interface Messages extends En {}
}
