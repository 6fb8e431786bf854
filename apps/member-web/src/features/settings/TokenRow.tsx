import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf, localeFor } from '@lyceum/browser/time';
import type { tokens } from '@lyceum/contracts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useRevokeToken } from './own-data.mutations.ts';
import classes from './Settings.module.css';

const DeleteDialog = lazy(() => import('../../ui/topic/DeleteDialog.tsx'));

export function TokenRow({ token }: { token: tokens.ApiToken }) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeToken();
  const until = dateOf(token.expires_at, localeFor(i18n.language, navigator.languages));
  const named = t('tokens.revokeOne', { name: token.name });
  return (
    <li className={classes.session}>
      <div className={classes.where}>
        <span className={classes.device}>
          {token.name}
          {token.scopes.map((scope) => (
            <span key={scope} className={classes.badge} data-open={scope === 'staff' || undefined}>
              {t(`tokens.scopes.${scope}`)}
            </span>
          ))}
        </span>
        <span className={classes.when}>
          {token.last_used_at === null ? (
            t('tokens.unused')
          ) : (
            <>
              {t('tokens.used')} <RelativeTime moment={token.last_used_at} />
            </>
          )}
          {' · '}
          {t('tokens.until', { date: until })}
        </span>
      </div>
      <Button variant="default" size="xs" aria-label={named} onClick={() => setAsking(true)}>
        {t('tokens.revoke')}
      </Button>
      {asking && (
        <Suspense>
          <DeleteDialog
            title={named}
            text={t('tokens.revokeSure')}
            action={t('tokens.revoke')}
            onDelete={() => revoke.mutateAsync(token.id)}
            onDone={() => setAsking(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
