import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { fieldErrors, formError } from '../../lib/forms/server-errors.ts';
import classes from './Auth.module.css';
import { AuthCard } from './AuthCard.tsx';
import { useForgotPassword } from './recovery.mutations.ts';

/** Says the same whether there is such an account. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const forgot = useForgotPassword();
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('auth.invalidEmail')) },
  });
  const submit = form.onSubmit(({ email }) =>
    forgot.mutate(email.trim(), { onError: (error) => form.setErrors(fieldErrors(error)) }),
  );
  const refused = forgot.isError ? formError(forgot.error, ['email'], t('errors.action')) : null;

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
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput label={t('auth.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        {refused && (
          <p className={classes.refused} role="alert">
            {refused}
          </p>
        )}
        <Button type="submit" size="md" fullWidth loading={forgot.isPending}>
          {t('recovery.send')}
        </Button>
        <Link to={paths.login} className={classes.aside}>
          {t('recovery.toLogin')}
        </Link>
      </form>
    </AuthCard>
  );
}
