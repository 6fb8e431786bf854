import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../lib/address/return-to.ts';
import classes from './GuestWelcome.module.css';

/** Stands where a member finds the composer. */
export function GuestWelcome() {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <aside className={classes.welcome} aria-label={t('feed.guestTitle')}>
      <div className={classes.words}>
        <p className={classes.title}>{t('feed.guestTitle')}</p>
        <p className={classes.text}>{t('feed.guestText')}</p>
      </div>
      <div className={classes.buttons}>
        <Button component={Link} to={loginPath(location, '#register')}>
          {t('app.register')}
        </Button>
        <Button component={Link} to={loginPath(location)} variant="default">
          {t('app.login')}
        </Button>
      </div>
    </aside>
  );
}
