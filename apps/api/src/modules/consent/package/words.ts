import { createHash } from 'node:crypto';
import type { Wording } from '@lyceum/contracts/consent/shapes';

type Language = 'nl' | 'en';
export interface Words {
  title: string;
  text: string;
}
export const LANGUAGES: readonly Language[] = ['en', 'nl'];

/** Default texts for administrators. */
export const FIRST_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Cookies',
    text: 'We use cookies to make this community work. With your consent we also count visits, and show what suits you. You can change your mind at any time.',
  },
  nl: {
    title: 'Cookies',
    text: 'We gebruiken cookies om deze community te laten werken. Met jouw toestemming tellen we ook bezoeken, en laten we zien wat bij je past. Je kunt je altijd bedenken.',
  },
};

/** The fixed texts: categories, the three choices of the friendly popup, and buttons (part 1 §2). */
const FIXED: Readonly<Record<Language, Omit<Wording, 'title' | 'text'>>> = {
  en: {
    categories: [
      { name: 'functional', title: 'Functional', description: 'Needed to log in and to remember your choices.' },
      { name: 'analytics', title: 'Analytics', description: 'Counts visits, without knowing who you are.' },
      { name: 'marketing', title: 'Marketing', description: 'Shows what suits you, here and elsewhere.' },
    ],
    choices: [
      { name: 'frozen', title: 'Frozen', description: 'Functional cookies only.' },
      { name: 'grocery_store', title: 'Grocery store', description: 'Functional cookies, plus tracking.' },
      { name: 'home_baked', title: 'Home baked', description: 'Functional cookies and tracking, plus marketing.' },
    ],
    buttons: {
      accept: 'To the content!',
      necessary: 'Only necessary',
      all: 'Check all',
      policy: 'Privacy policy',
    },
  },
  nl: {
    categories: [
      { name: 'functional', title: 'Functioneel', description: 'Nodig om in te loggen en je keuzes te onthouden.' },
      { name: 'analytics', title: 'Statistiek', description: 'Telt bezoeken, zonder te weten wie je bent.' },
      { name: 'marketing', title: 'Marketing', description: 'Laat zien wat bij je past, hier en elders.' },
    ],
    choices: [
      { name: 'frozen', title: 'Uit de vriezer', description: 'Alleen functionele cookies.' },
      { name: 'grocery_store', title: 'Uit de supermarkt', description: 'Functionele cookies, plus tracking.' },
      { name: 'home_baked', title: 'Zelf gebakken', description: 'Functionele cookies en tracking, plus marketing.' },
    ],
    buttons: {
      accept: 'Naar de inhoud!',
      necessary: 'Alleen noodzakelijk',
      all: 'Alles aanvinken',
      policy: 'Privacybeleid',
    },
  },
};

/** The popup's complete wording in one language. */
export const wordingOf = (locale: Language, { title, text }: Words): Wording => ({ title, text, ...FIXED[locale] });

/** SHA-256 of a text, in base64url. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The wording in all languages with its hash. The same JSON is hashed, stored and shown. */
export function wordingsOf(words: Readonly<Record<Language, Words>>) {
  return LANGUAGES.map((locale) => {
    const body = JSON.stringify(wordingOf(locale, words[locale]));
    return { locale, body, hash: hashOf(body) };
  });
}
