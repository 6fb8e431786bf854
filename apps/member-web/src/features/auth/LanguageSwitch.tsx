import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { LANGUAGES, type Language } from '../../lib/i18n/texts.ts';
import classes from './LanguageSwitch.module.css';

/** Buttons that change the language of the app. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.switch} role="group" aria-label={t('user.language')}>
      {(Object.entries(LANGUAGES) as [Language, string][]).map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
