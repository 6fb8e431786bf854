import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@lyceum/browser/time';
import { useReader } from '../../../lib/time/reader.ts';
import type { tokens } from '@lyceum/contracts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useRevokeToken } from '../own-data.mutations.ts';
import classes from '../Settings.module.css';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const ConfirmDialog = lazyPart(() => import('../../../ui/dialog/ConfirmDialog.tsx'));

/** An API token with its scopes and expiry, and a button to revoke it. */
export function TokenRow({ token }: { token: tokens.ApiToken }) {
  const { t } = useTranslation();
  const reader = useReader();
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeToken();
  const until = dateOf(token.expires_at, reader);
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
        <Part missing="opened">
          <ConfirmDialog
            title={named}
            text={t('tokens.revokeSure')}
            action={t('tokens.revoke')}
            onConfirm={() => revoke.mutateAsync(token.id)}
            onDone={() => setAsking(false)}
          />
        </Part>
      )}
    </li>
  );
}
