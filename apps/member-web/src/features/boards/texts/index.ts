import type { Texts } from '../../../lib/i18n/texts.ts';
import type later from './en.ts';
import type first from './first.en.ts';

export const boardsTexts: Texts<typeof first> = {
  en: () => import('./first.en.ts'),
  nl: () => import('./first.nl.ts'),
};
export const boardsOverviewTexts: Texts<typeof later> = { en: () => import('./en.ts'), nl: () => import('./nl.ts') };

type First = typeof first;
type Later = typeof later;
declare module '../../../lib/i18n/texts.ts' {
  interface Messages extends First, Later {}
}
