import { browserStore } from '@lyceum/browser/storage';
import type { identity } from '@lyceum/contracts';

export type Language = identity.Locale;

export const LANGUAGES: { locale: Language; name: string }[] = [
  { locale: 'nl', name: 'Nederlands' },
  { locale: 'en', name: 'English' },
];

/** The member app's keys: a language chosen there is spoken here too. */
const CHOSEN = 'lyceum.language';
const OF_MEMBER = 'lyceum.language.member';

export const isLanguage = (value: unknown): value is Language => value === 'nl' || value === 'en';

const stored = (key: string): Language | null => {
  const value = browserStore.read(key);
  return isLanguage(value) ? value : null;
};

export const chosenLanguage = (): Language | null => stored(CHOSEN);

export function chooseLanguage(language: Language): void {
  browserStore.write(CHOSEN, language);
}

export const firstLanguage = (): Language =>
  chosenLanguage() ?? stored(OF_MEMBER) ?? (/^nl\b/i.test(navigator.language) ? 'nl' : 'en');
