import type { Texts } from '../../../lib/i18n/texts.ts';
import type later from './en.ts';

export const liveRoomTexts: Texts<typeof later> = { en: () => import('./en.ts'), nl: () => import('./nl.ts') };

type Later = typeof later;
declare module '../../../lib/i18n/texts.ts' {
  interface Messages extends Later {}
}
