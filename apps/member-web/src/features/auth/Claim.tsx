import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../lib/session/session.ts';
import { useCommunityName } from '../../lib/session/settings.ts';
import { AuthCard } from './AuthCard.tsx';
import classes from './Auth.module.css';
import { LoginForm } from './forms/LoginForm.tsx';
import { RegisterForm } from './forms/RegisterForm.tsx';
import { useClaimAdministration, useTokenOfMail } from './recovery.mutations.ts';

/** Screen of the link that a new installation prints. It makes a new or existing account the administrator. */
export function Claim() {
  const { t } = useTranslation();
  const title = t('recovery.claimTitle', { name: useCommunityName() });
  const me = useMe();
  const token = useTokenOfMail();
  const claim = useClaimAdministration();
  if (!token) {
    return (
      <AuthCard title={title}>
        <p className={classes.hint} role="alert">
          {t('recovery.claimMissing')}
        </p>
      </AuthCard>
    );
  }
  if (!me) return <Account title={title} />;
  if (claim.isSuccess) {
    return (
      <AuthCard title={title}>
        <p className={classes.hint} role="status">
          {t('recovery.claimed')}
        </p>
        <Button component="a" href="/admin/setup" fullWidth size="md">
          {t('recovery.toConsole')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} hint={t('recovery.claimAs', { name: me.username })}>
      <div className={classes.form}>
        {claim.isError && (
          <p className={classes.refused} role="alert">
            {claim.error.message || t('errors.action')}
          </p>
        )}
        <Button size="md" fullWidth loading={claim.isPending} onClick={() => claim.mutate(token)}>
          {t('recovery.claim')}
        </Button>
      </div>
    </AuthCard>
  );
}

/** Inline instead of the login page, to keep the token in the fragment of this address. */
function Account({ title }: { title: string }) {
  const { t } = useTranslation();
  const [logsIn, setLogsIn] = useState(false);
  return (
    <AuthCard title={title} hint={t('recovery.claimGuest')}>
      {logsIn ? <LoginForm /> : <RegisterForm />}
      <Button variant="subtle" fullWidth onClick={() => setLogsIn(!logsIn)}>
        {logsIn ? t('app.register') : t('app.login')}
      </Button>
    </AuthCard>
  );
}
