import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { useRetry } from '../../lib/retry.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import classes from './Choices.module.css';
import { useUnsubscribe, useUnsubscribing } from './preferences.query.ts';

/**
 * Screen of an unsubscribe link. A click unsubscribes, not the visit, because mail scanners visit every link. It needs
 * no login.
 */
export function UnsubscribeView({ token }: { token: string }) {
  const { t } = useTranslation();
  const asked = useUnsubscribing(token);
  const end = useUnsubscribe(token);
  const retry = useRetry();
  return (
    <section className={classes.panel}>
      <PageHeading title={t('unsubscribe.title')} className={classes.heading}>
        {t('unsubscribe.title')}
      </PageHeading>
      {asked.isPending ? (
        <RowsSkeleton label={t('app.loading')} rows={1} />
      ) : asked.isError ? (
        <FailedState quiet title={t('errors.action')} onRetry={retry} />
      ) : asked.data === null || asked.data.ended || end.isSuccess ? (
        <>
          <p role="status">{asked.data === null ? t('unsubscribe.missing') : t('unsubscribe.done')}</p>
          <Link to={paths.settings('notifications')}>{t('unsubscribe.settings')}</Link>
        </>
      ) : (
        <>
          <p>{t('unsubscribe.hint', { what: asked.data.what })}</p>
          {end.isError && <p role="alert">{end.error.message || t('errors.action')}</p>}
          <Button loading={end.isPending} onClick={() => end.mutate()}>
            {t('unsubscribe.end')}
          </Button>
        </>
      )}
    </section>
  );
}
