import { browserStore } from '@lyceum/browser/storage';
import type { identity } from '@lyceum/contracts';

export type Language = identity.Locale;

export const LANGUAGES: { locale: Language; name: string }[] = [
  { locale: 'nl', name: 'Nederlands' },
  { locale: 'en', name: 'English' },
];

/** Storage keys of the member app, so that both apps use the same language. */
const CHOSEN = 'lyceum.language';
const OF_MEMBER = 'lyceum.language.member';

/** Whether the value is a language of the console. */
export const isLanguage = (value: unknown): value is Language => value === 'nl' || value === 'en';

const stored = (key: string): Language | null => {
  const value = browserStore.read(key);
  return isLanguage(value) ? value : null;
};

/** The language that the user chose in this browser, or null. */
export const chosenLanguage = (): Language | null => stored(CHOSEN);

/** Stores the chosen language in this browser. */
export function chooseLanguage(language: Language): void {
  browserStore.write(CHOSEN, language);
}

/** Initial language: the user's choice, then the last member's language, then the browser's. */
export const firstLanguage = (): Language =>
  chosenLanguage() ?? stored(OF_MEMBER) ?? (/^nl\b/i.test(navigator.language) ? 'nl' : 'en');
