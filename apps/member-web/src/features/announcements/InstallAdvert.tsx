import { Button, CloseButton } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommunityName } from '../../lib/session/settings.ts';
import classes from './Announcements.module.css';
import { dismiss, INSTALL } from './dismissed.ts';
import { install, useInstallable } from './install.ts';

/**
 * Banner that offers to install the web app, which is the advertised mobile app (decisions 30). It does not block the
 * page.
 */
export function InstallAdvert() {
  const { t } = useTranslation();
  const community = useCommunityName();
  const way = useInstallable();
  const [closed, setClosed] = useState(false);
  const close = () => {
    dismiss(INSTALL);
    setClosed(true);
  };
  const accept = () => {
    close();
    void install();
  };
  if (closed) return null;
  return (
    <section className={classes.advert} aria-labelledby="install-advert">
      <IconDeviceMobile size={28} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <h2 id="install-advert" className={classes.title}>
          {t('announcements.install.title', { community })}
        </h2>
        <p className={classes.text}>{t(`announcements.install.${way === 'show' ? 'safari' : 'text'}`)}</p>
        {way === 'ask' && (
          <Button size="sm" onClick={accept}>
            {t('announcements.install.accept')}
          </Button>
        )}
      </div>
      <CloseButton aria-label={t('app.close')} onClick={close} />
    </section>
  );
}
