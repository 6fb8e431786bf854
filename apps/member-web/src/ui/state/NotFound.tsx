import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './NotFound.module.css';
import { PageHeading } from '../PageHeading.tsx';

/**
 * Page for an unknown address and for content that the viewer may not see. Both look the same, so that the existence of
 * content stays private.
 */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className={classes.screen}>
      <p className={classes.number} aria-hidden="true">
        404
      </p>
      <PageHeading title={t('notFound.title')} className={classes.title} />
      <p className={classes.hint}>{t('notFound.hint')}</p>
      <Button component={Link} to="/">
        {t('notFound.home')}
      </Button>
    </div>
  );
}
