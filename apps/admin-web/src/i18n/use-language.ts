import { api } from '@lyceum/browser/client';
import { useEffect } from 'react';
import { useGetIdentity, useLocaleState, useNotify } from 'react-admin';
import { chooseLanguage, chosenLanguage, isLanguage, type Language } from './language.ts';

/** The language of the screen; the one that is chosen is saved in the member's profile, too. */
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

/** Speaks the signed-in member's language unless another was chosen, and tells the document which one it is. */
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
