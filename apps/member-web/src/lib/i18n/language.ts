import { browserStore } from '@lyceum/browser/storage';
import i18next from 'i18next';
import { refreshOwnTexts } from './own-texts.ts';
import { beginIn, changeTo, type Language, type Texts } from './texts.ts';

/** public/start.js reads the same key before the first paint. */
const KEY = 'lyceum.language';

/** The last known language of the member, for documents without a known member. */
const MEMBER_KEY = 'lyceum.language.member';

const isLanguage = (value: unknown): value is Language => value === 'nl' || value === 'en';

function remembered(key = KEY): Language | null {
  const stored = browserStore.read(key);
  return isLanguage(stored) ? stored : null;
}

/** The language of the member for whom the server rendered the document. */
function ofDocument(): Language | null {
  const { language } = document.documentElement.dataset;
  return isLanguage(language) ? language : null;
}

const ofBrowser = (): Language => (/^nl\b/i.test(navigator.language) ? 'nl' : 'en');

/** Loads the initial language with its translations and initialises i18next. */
export async function startLanguage(first: readonly Texts[]): Promise<void> {
  const language = remembered() ?? ofDocument() ?? remembered(MEMBER_KEY) ?? ofBrowser();
  await beginIn(language, first);
  document.documentElement.lang = language;
}

async function speak(language: Language): Promise<void> {
  await changeTo(language);
  document.documentElement.lang = language;
}

/** Reloads the community's custom texts if `hash` differs from the stored ones, and re-renders with them. */
export async function followOwnTexts(hash: string): Promise<void> {
  if (await refreshOwnTexts(hash)) await changeTo(i18next.language as Language);
}

/** Stores the language for this browser and applies it. It takes precedence over the member's profile. */
export async function chooseLanguage(language: Language): Promise<void> {
  browserStore.write(KEY, language);
  await speak(language);
}

/** Applies a member's language unless this browser has a choice. `null` means a guest. */
export function speakAsMember(locale: string | null): void {
  if (!isLanguage(locale)) return browserStore.remove(MEMBER_KEY);
  browserStore.write(MEMBER_KEY, locale);
  if (remembered() === null && locale !== i18next.language) void speak(locale);
}
