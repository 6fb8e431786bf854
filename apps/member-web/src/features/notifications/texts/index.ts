import type { Texts } from '../../../lib/i18n/texts.ts';
import type choices from './en.ts';
import type en from './first.en.ts';

export const notificationsTexts: Texts<typeof en> = {
  en: () => import('./first.en.ts'),
  nl: () => import('./first.nl.ts'),
};

export const notificationsLaterTexts: Texts<typeof choices> = {
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
};

type En = typeof en & typeof choices;
declare module '../../../lib/i18n/texts.ts' {
  interface Messages extends En {}
}
