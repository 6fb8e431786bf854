import { api } from '@lyceum/browser/client';
import { useEffect } from 'react';
import { useGetIdentity, useLocaleState, useNotify } from 'react-admin';
import { chooseLanguage, chosenLanguage, isLanguage, type Language } from './language.ts';

/** The language of the screen, and a function that changes it here and in the member's profile. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [locale, setLocale] = useLocaleState();
  const notify = useNotify();
  const choose = (language: Language) => {
    chooseLanguage(language);
    setLocale(language);
    api('PUT /api/v3/profile', { body: { locale: language } }).catch(() =>
      notify('app.languageNotSaved', { type: 'error' }),
    );
  };
  return [isLanguage(locale) ? locale : 'en', choose];
}

/** Applies the member's language unless the user chose another, and sets the `lang` attribute of the document. */
export function useLanguageOfMember(): void {
  const { identity } = useGetIdentity();
  const [locale, setLocale] = useLocaleState();
  const own: unknown = identity?.locale;

  useEffect(() => {
    if (isLanguage(own) && chosenLanguage() === null) setLocale(own);
  }, [own, setLocale]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
