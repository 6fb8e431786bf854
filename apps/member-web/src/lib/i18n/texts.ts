import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { applyOwnTexts } from './own-texts.ts';

export const LANGUAGES = { nl: 'Nederlands', en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

/** All texts by their keys. The first segment is the namespace; the `texts/index.ts` of each folder adds those it owns. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each folder declares its own texts into it
export interface Messages {}

/** The texts of one folder, a file for each language. */
export type Texts<T extends object = object> = Record<Language, () => Promise<{ default: T }>>;

/** What screens have asked for: a language that is chosen later needs it too. */
const wanted = new Set<Texts>();

/** The language of the screen, those before it, and one that it is about to change to. */
const spoken = new Set<Language>();

let begin: () => void;
const begun = new Promise<void>((resolve) => (begin = resolve));

async function add(texts: Iterable<Texts>, language: Language): Promise<void> {
  const files = await Promise.all([...texts].map((each) => each[language]()));
  for (const { default: messages } of files) i18next.addResourceBundle(language, 'translation', messages);
  applyOwnTexts(language);
}

/** Before the first paint, with all that the first screen says. */
export async function beginIn(language: Language, first: readonly Texts[]): Promise<void> {
  first.forEach((texts) => wanted.add(texts));
  spoken.add(language);
  begin();
  const interpolation = { escapeValue: false }; // React escapes
  const started = i18next.use(initReactI18next).init({ lng: language, resources: {}, interpolation });
  await Promise.all([started, add(first, language)]);
}

/** A part of the app with the texts that it says, fetched side by side: it is not drawn before they are there. */
export function withTexts<M>(load: () => Promise<M>, ...texts: Texts[]): () => Promise<M> {
  return async () => {
    texts.forEach((each) => wanted.add(each));
    // The router may ask for the first screen before anybody has said which language it is in.
    const said = begun.then(() => Promise.all([...spoken].map((language) => add(texts, language))));
    const [part] = await Promise.all([load(), said]);
    return part;
  };
}

/** Draws everything in a language, as of now or anew. */
export async function changeTo(language: Language): Promise<void> {
  spoken.add(language);
  await add(wanted, language);
  await i18next.changeLanguage(language);
}
