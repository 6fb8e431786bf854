import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { applyOwnTexts } from './own-texts.ts';

export const LANGUAGES = { nl: 'Nederlands', en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

/** All texts by key. The first segment is the namespace, and the `texts/index.ts` of each folder declares its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each folder declares its own texts into it
export interface Messages {}

/** Texts of one folder, with a file per language. */
export type Texts<T extends object = object> = Record<Language, () => Promise<{ default: T }>>;

/** Texts that screens have requested. A language chosen later must load them too. */
const wanted = new Set<Texts>();

/** The current language, earlier ones, and one that is loading. */
const spoken = new Set<Language>();

let begin: () => void;
const begun = new Promise<void>((resolve) => (begin = resolve));

async function add(texts: Iterable<Texts>, language: Language): Promise<void> {
  const files = await Promise.all([...texts].map((each) => each[language]()));
  for (const { default: messages } of files) i18next.addResourceBundle(language, 'translation', messages);
  applyOwnTexts(language);
}

/** Initialises i18next before the first paint, with the texts of the first screen. */
export async function beginIn(language: Language, first: readonly Texts[]): Promise<void> {
  first.forEach((texts) => wanted.add(texts));
  spoken.add(language);
  begin();
  const interpolation = { escapeValue: false }; // React escapes
  const started = i18next.use(initReactI18next).init({ lng: language, resources: {}, interpolation });
  await Promise.all([started, add(first, language)]);
}

/** Loads a part of the app in parallel with its texts, so that it never renders without them. */
export function withTexts<M>(load: () => Promise<M>, ...texts: Texts[]): () => Promise<M> {
  return async () => {
    texts.forEach((each) => wanted.add(each));
    // The router may request the first screen before the language is known.
    const said = begun.then(() => Promise.all([...spoken].map((language) => add(texts, language))));
    const [part] = await Promise.all([load(), said]);
    return part;
  };
}

/** Loads a language and re-renders all texts, also if it is the current one. */
export async function changeTo(language: Language): Promise<void> {
  spoken.add(language);
  await add(wanted, language);
  await i18next.changeLanguage(language);
}
