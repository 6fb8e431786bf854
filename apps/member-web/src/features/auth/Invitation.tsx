import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useCommunityName } from '../../lib/session/settings.ts';
import { AuthCard } from './AuthCard.tsx';
import classes from './Auth.module.css';
import { useAcceptInvitation } from './auth.mutations.ts';
import { useTokenOfMail } from './recovery.mutations.ts';

/** Screen of an invitation link. A click uses the link, not the visit, because mail scanners visit every link. */
export function Invitation() {
  const { t } = useTranslation();
  const name = useCommunityName();
  const token = useTokenOfMail();
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const title = t('recovery.invitationTitle', { name });
  if (!token || accept.isError) {
    return (
      <AuthCard title={title}>
        <p className={classes.hint} role="alert">
          {accept.isError ? accept.error.message || t('errors.action') : t('recovery.noToken')}
        </p>
        <Button component={Link} to="/auth/forgot-password" fullWidth size="md">
          {t('recovery.askAgain')}
        </Button>
      </AuthCard>
    );
  }
  const enter = () => accept.mutate(token, { onSuccess: () => void navigate('/', { replace: true }) });
  return (
    <AuthCard title={title} hint={t('recovery.invitationHint')}>
      <div className={classes.form}>
        <Button size="md" fullWidth loading={accept.isPending} onClick={enter}>
          {t('recovery.enter')}
        </Button>
      </div>
    </AuthCard>
  );
}
