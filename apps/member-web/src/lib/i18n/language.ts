import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from './en.ts';
import { applyOwnTexts, refreshOwnTexts } from './own-texts.ts';

export const LANGUAGES = { nl: 'Nederlands', en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

/** public/start.js reads the same key before the first paint. */
const KEY = 'lyceum.language';

/** The member's language as last seen: for a document that could not say whose it is. */
const MEMBER_KEY = 'lyceum.language.member';

const loaders: Record<Language, () => Promise<Messages>> = {
  nl: () => import('./nl.ts').then((module) => module.nl),
  en: () => import('./en.ts').then((module) => module.en),
};

const isLanguage = (value: unknown): value is Language => value === 'nl' || value === 'en';

function remembered(key = KEY): Language | null {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : null;
}

/** The language of the member to whom the server gave the document. */
function ofDocument(): Language | null {
  const { language } = document.documentElement.dataset;
  return isLanguage(language) ? language : null;
}

const ofBrowser = (): Language => (/^nl\b/i.test(navigator.language) ? 'nl' : 'en');

async function load(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await loaders[language]());
    applyOwnTexts(language);
  }
}

export async function startLanguage(): Promise<void> {
  const language = remembered() ?? ofDocument() ?? remembered(MEMBER_KEY) ?? ofBrowser();
  const messages = loaders[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await messages } },
    interpolation: { escapeValue: false }, // React escapes
  });
  applyOwnTexts(language);
  document.documentElement.lang = language;
}

export async function speak(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The community's own words may have changed since the last visit: then everything is drawn in them. */
export async function followOwnTexts(hash: string): Promise<void> {
  if (!(await refreshOwnTexts(hash))) return;
  const language = i18next.language as Language;
  i18next.addResourceBundle(language, 'translation', await loaders[language](), false, true);
  applyOwnTexts(language);
  await i18next.changeLanguage(language);
}

/** The choice of this browser: it goes before the member's own language, which stands on their profile. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  await speak(language);
}

/** `null`: nobody is logged in. */
export function speakAsMember(locale: string | null): void {
  if (!isLanguage(locale)) return localStorage.removeItem(MEMBER_KEY);
  localStorage.setItem(MEMBER_KEY, locale);
  if (remembered() === null && locale !== i18next.language) void speak(locale);
}
