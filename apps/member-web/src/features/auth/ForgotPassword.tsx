import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';
import classes from './Auth.module.css';
import { AuthCard } from './AuthCard.tsx';
import { useForgotPassword } from './recovery.mutations.ts';

const address = () => import('@lyceum/contracts/identity/account').then((contract) => contract.forgotPassword.body);

/** Screen to request a password reset. Its answer does not reveal whether the account exists. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const forgot = useForgotPassword();
  const form = useForm({
    ...useValues({ email: '' }),
    // An e-mail address needs no draft.
    keeps: 'nothing',
    schema: address,
    body: ({ email }) => ({ email: email.trim() }),
    send: ({ email }) => forgot.mutateAsync(email),
  });

  if (forgot.isSuccess) {
    return (
      <AuthCard title={t('recovery.forgotTitle')}>
        <p className={classes.hint} role="status">
          {t('recovery.sent')}
        </p>
        <Button component={Link} to={paths.login} fullWidth size="md">
          {t('recovery.toLogin')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('recovery.forgotTitle')} hint={t('recovery.forgotHint')}>
      <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
        <TextInput label={t('auth.email')} type="email" autoComplete="email" {...form.field('email')} />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" size="md" fullWidth loading={form.busy}>
          {t('recovery.send')}
        </Button>
        <Link to={paths.login} className={classes.aside}>
          {t('recovery.toLogin')}
        </Link>
      </form>
    </AuthCard>
  );
}
