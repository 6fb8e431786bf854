import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../lib/address/return-to.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { useCommunityName, useSettings } from '../../lib/session/settings.ts';
import { Part } from '../../ui/part/Part.tsx';
import classes from './GuestWelcome.module.css';

/** Lazy, because members never see it. */
const GuestPeople = lazyPart(() => import('./GuestPeople.tsx'));

/** Welcome for guests in place of the composer: the community's description, its members, and how to join. */
export function GuestWelcome() {
  const { t } = useTranslation();
  const location = useLocation();
  const name = useCommunityName();
  const settings = useSettings();
  return (
    <aside className={classes.welcome} aria-label={t('feed.guestTitle', { name })}>
      <div className={classes.words}>
        <p className={classes.title}>{t('feed.guestTitle', { name })}</p>
        <p className={classes.text}>{settings?.community_description || t('feed.guestText')}</p>
        {/* Reserves the space while it loads, so that the feed does not shift. */}
        <div className={classes.people}>
          <Part>
            <GuestPeople />
          </Part>
        </div>
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
