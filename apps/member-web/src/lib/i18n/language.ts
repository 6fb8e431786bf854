import { browserStore } from '@lyceum/browser/storage';
import i18next from 'i18next';
import { refreshOwnTexts } from './own-texts.ts';
import { beginIn, changeTo, type Language, type Texts } from './texts.ts';

/** public/start.js reads the same key before the first paint. */
const KEY = 'lyceum.language';

/** The member's language as last seen: for a document that could not say whose it is. */
const MEMBER_KEY = 'lyceum.language.member';

const isLanguage = (value: unknown): value is Language => value === 'nl' || value === 'en';

function remembered(key = KEY): Language | null {
  const stored = browserStore.read(key);
  return isLanguage(stored) ? stored : null;
}

/** The language of the member to whom the server gave the document. */
function ofDocument(): Language | null {
  const { language } = document.documentElement.dataset;
  return isLanguage(language) ? language : null;
}

const ofBrowser = (): Language => (/^nl\b/i.test(navigator.language) ? 'nl' : 'en');

export async function startLanguage(first: readonly Texts[]): Promise<void> {
  const language = remembered() ?? ofDocument() ?? remembered(MEMBER_KEY) ?? ofBrowser();
  await beginIn(language, first);
  document.documentElement.lang = language;
}

async function speak(language: Language): Promise<void> {
  await changeTo(language);
  document.documentElement.lang = language;
}

/** The community's own words may have changed since the last visit: then everything is drawn in them. */
export async function followOwnTexts(hash: string): Promise<void> {
  if (await refreshOwnTexts(hash)) await changeTo(i18next.language as Language);
}

/** The choice of this browser: it goes before the member's own language, which stands on their profile. */
export async function chooseLanguage(language: Language): Promise<void> {
  browserStore.write(KEY, language);
  await speak(language);
}

/** `null`: nobody is logged in. */
export function speakAsMember(locale: string | null): void {
  if (!isLanguage(locale)) return browserStore.remove(MEMBER_KEY);
  browserStore.write(MEMBER_KEY, locale);
  if (remembered() === null && locale !== i18next.language) void speak(locale);
}
