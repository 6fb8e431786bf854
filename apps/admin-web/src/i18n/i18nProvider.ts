import polyglotI18nProvider from 'ra-i18n-polyglot';
import { en } from './en.ts';
import { firstLanguage, isLanguage, LANGUAGES } from './language.ts';
import { nl } from './nl.ts';

const messages = { nl, en };

export const i18nProvider = polyglotI18nProvider(
  (locale) => messages[isLanguage(locale) ? locale : 'en'],
  firstLanguage(),
  LANGUAGES,
);
