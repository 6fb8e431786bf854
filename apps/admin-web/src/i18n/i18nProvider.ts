import i18next from 'i18next';
import english from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { firstLanguage, LANGUAGES } from './language.ts';
import { folders } from './messages.ts';
import { nlReactAdmin } from './nl-react-admin.ts';

interface Nested {
  [name: string]: string | Nested;
}

/** Converts react-admin's texts to i18next: `%{name}` placeholders, and plurals separated by `||||` in one text. */
function converted(texts: Nested): Nested {
  const entries = Object.entries(texts).flatMap(([name, text]): [string, string | Nested][] => {
    if (typeof text !== 'string') return [[name, converted(text)]];
    const [one, other] = text
      .replaceAll('%{smart_count}', '{{count}}')
      .replace(/%\{(\w+)\}/g, '{{$1}}')
      .split(' |||| ');
    return other === undefined
      ? [[name, one!]]
      : (
          [
            ['one', one!],
            ['other', other],
          ] as const
        ).map(([form, said]) => [`${name}_${form}`, said]);
  });
  return Object.fromEntries(entries);
}

void i18next.init({
  lng: firstLanguage(),
  resources: {},
  // Server messages pass through here too. A colon in them must not act as a namespace separator.
  nsSeparator: false,
  interpolation: { escapeValue: false }, // React escapes
});
for (const language of ['en', 'nl'] as const) {
  const ra = converted((language === 'en' ? english.ra : nlReactAdmin) as unknown as Nested);
  for (const texts of [{ ra }, ...folders.map((folder) => folder[language])]) {
    i18next.addResourceBundle(language, 'translation', texts, true);
  }
}

/** react-admin passes any key, a default text as `_` and a count as `smart_count`. */
const translate = i18next.t as (key: string, values: object) => string;

export const i18nProvider: I18nProvider = {
  translate: (key, { _: defaultValue, smart_count, ...values } = {}) =>
    translate(key, { count: smart_count, defaultValue, ...values }),
  changeLocale: async (locale) => void (await i18next.changeLanguage(locale)),
  getLocale: () => i18next.language,
  getLocales: () => LANGUAGES,
};
