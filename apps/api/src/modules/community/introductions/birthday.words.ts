import type { identity } from '@lyceum/contracts';
import { escaped } from '../../../platform/http/html.ts';

const WORDS: Record<identity.Locale, (name: string) => { title: string; content: string }> = {
  nl: (name) => ({
    title: `${name} is jarig!`,
    content: `<p>Vandaag is het feest voor ${escaped(name)}. Feliciteer je mee?</p>`,
  }),
  en: (name) => ({
    title: `It’s ${name}’s birthday!`,
    content: `<p>Today we celebrate ${escaped(name)}. Will you join in with a wish?</p>`,
  }),
};

/** The text of a birthday topic, with the name and without a year or an age. */
export const birthdayWords = (locale: identity.Locale, name: string) => WORDS[locale](name);
