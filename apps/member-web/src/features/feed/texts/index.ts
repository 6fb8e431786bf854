import type { Texts } from '../../../lib/i18n/texts.ts';
import type favorites from './favorites.en.ts';
import type en from './first.en.ts';

export const feedTexts: Texts<typeof en> = { en: () => import('./first.en.ts'), nl: () => import('./first.nl.ts') };

export const favoritesTexts: Texts<typeof favorites> = {
  en: () => import('./favorites.en.ts'),
  nl: () => import('./favorites.nl.ts'),
};

type En = typeof en;
type Favorites = typeof favorites;
declare module '../../../lib/i18n/texts.ts' {
  interface Messages extends En, Favorites {}
}
