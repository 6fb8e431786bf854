import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './Auth.module.css';
import { AuthCard } from './AuthCard.tsx';
import { useTokenOfMail, useVerifyEmail } from './recovery.mutations.ts';

/**
 * Screen of the link that confirms an e-mail address. A click confirms, not the visit, because mail scanners visit
 * every link.
 */
export function VerifyEmail() {
  const { t } = useTranslation();
  const token = useTokenOfMail();
  const verify = useVerifyEmail();
  if (verify.isSuccess || !token) {
    return (
      <AuthCard title={t('recovery.verifyTitle')}>
        <p className={classes.hint} role="status">
          {verify.isSuccess ? t('recovery.verified') : t('recovery.noToken')}
        </p>
        <Button component={Link} to="/" fullWidth size="md">
          {t('recovery.toHome')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('recovery.verifyTitle')} hint={t('recovery.verifyHint')}>
      <div className={classes.form}>
        {verify.isError && (
          <p className={classes.refused} role="alert">
            {verify.error.message || t('errors.action')}
          </p>
        )}
        <Button size="md" fullWidth loading={verify.isPending} onClick={() => verify.mutate(token)}>
          {t('recovery.verify')}
        </Button>
      </div>
    </AuthCard>
  );
}
