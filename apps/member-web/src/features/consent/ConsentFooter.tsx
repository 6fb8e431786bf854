import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import classes from './Consent.module.css';
import { openChoices } from './stored.ts';

/** Footer with links to the privacy policy and to the consent choices. */
export function ConsentFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer} aria-label={t('consent.footer')}>
      <Link to={paths.privacyPolicy}>{t('consent.policy')}</Link>
      <button type="button" className={classes.link} aria-haspopup="dialog" onClick={() => openChoices(true)}>
        {t('consent.manage')}
      </button>
    </footer>
  );
}
