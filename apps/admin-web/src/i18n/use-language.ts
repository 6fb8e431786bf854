import { useEffect } from 'react';
import { useGetIdentity, useLocaleState } from 'react-admin';
import { chooseLanguage, chosenLanguage, isLanguage, type Language } from './language.ts';

/** The language of the screen; choosing one goes before the member's own, in this browser. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [locale, setLocale] = useLocaleState();
  const choose = (language: Language) => {
    chooseLanguage(language);
    setLocale(language);
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
