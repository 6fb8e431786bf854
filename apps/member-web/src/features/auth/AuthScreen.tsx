import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/PasswordInput.css';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { safeReturn } from '../../lib/address/return-to.ts';
import { useMe } from '../../lib/session/session.ts';
import { useCommunityName } from '../../lib/session/settings.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Auth.module.css';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginForm } from './forms/LoginForm.tsx';
import { RegisterForm } from './forms/RegisterForm.tsx';

/**
 * Login and registration on one screen, with the anchors #login and #register. Returns to the previous screen
 * afterwards.
 */
export function AuthScreen() {
  const { t } = useTranslation();
  const community = useCommunityName();
  const location = useLocation();
  const me = useMe();
  const registers = location.hash === '#register';

  // Redirects a member who is logged in. One who has just registered is welcomed first.
  if (me) {
    const back = safeReturn(new URLSearchParams(location.search).get('return_to'));
    return (
      <Navigate to={registers ? `/welcome?${new URLSearchParams({ return_to: back }).toString()}` : back} replace />
    );
  }
  return (
    <div className={classes.screen}>
      <PageHeading title={registers ? t('app.register') : t('app.login')} className={classes.title}>
        {registers ? t('auth.join', { community }) : t('auth.welcome')}
      </PageHeading>
      <nav className={classes.tabs} aria-label={t('auth.choose')}>
        <Link
          to={{ ...location, hash: '#login' }}
          replace
          className={classes.tab}
          aria-current={registers ? undefined : 'page'}
        >
          {t('app.login')}
        </Link>
        <Link
          to={{ ...location, hash: '#register' }}
          replace
          className={classes.tab}
          aria-current={registers ? 'page' : undefined}
        >
          {t('app.register')}
        </Link>
      </nav>
      {registers ? <RegisterForm /> : <LoginForm />}
      <DemoAccounts />
    </div>
  );
}
