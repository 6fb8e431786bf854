import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useLogin } from '../auth.mutations.ts';
import classes from '../Auth.module.css';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { CredentialFields } from './CredentialFields.tsx';

const credentials = () => import('@lyceum/contracts/identity/identity').then((contract) => contract.credentials);

/** Login form. */
export function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
  const form = useForm({
    ...useValues({ login: '', password: '', remember: true }),
    // The form needs no draft, because a login leaves the screen.
    keeps: 'nothing',
    schema: credentials,
    body: (values) => values,
    send: login.mutateAsync,
  });

  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
      <CredentialFields login={form.field('login')} password={form.field('password')} />
      <Checkbox label={t('auth.remember')} {...form.tick('remember')} />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('auth.submitLogin')}
      </Button>
      <Link to={paths.forgotPassword} className={classes.aside}>
        {t('recovery.forgot')}
      </Link>
    </form>
  );
}
