import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/session/settings.ts';
import { toast } from '../../lib/toast.ts';
import { useLogin } from './auth.mutations.ts';
import classes from './Auth.module.css';

const isRole = (role: string): role is 'member' | 'moderator' | 'admin' =>
  ['member', 'moderator', 'admin'].includes(role);

/** Buttons to log in with a demo account. The server lists accounts in demo mode only. */
export function DemoAccounts() {
  const { t } = useTranslation();
  const accounts = useSettings()?.demo_accounts ?? [];
  const login = useLogin();
  if (accounts.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.demoTitle}>
        {t('auth.demoTitle')}
      </h2>
      <div className={classes.demoButtons}>
        {accounts.map(({ email, password, role }) => (
          <Button
            key={email}
            variant="default"
            loading={login.isPending && login.variables.login === email}
            disabled={login.isPending}
            onClick={() =>
              login.mutate(
                { login: email, password },
                { onError: (error) => toast({ kind: 'error', text: error.message }) },
              )
            }
          >
            {t('auth.demoAs', { role: isRole(role) ? t(`auth.roles.${role}`) : role })}
          </Button>
        ))}
      </div>
      <p className={classes.demoNote}>
        {accounts.map(({ email }) => email).join(', ')}
        <br />
        {t('auth.demoPassword')} <code>{accounts[0]?.password}</code>
      </p>
    </section>
  );
}
