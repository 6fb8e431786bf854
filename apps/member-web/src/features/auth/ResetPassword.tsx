import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { fieldErrors, formError } from '../../lib/forms/server-errors.ts';
import { NewPasswordFields, useNewPasswordRules } from '../../ui/form/NewPasswordFields.tsx';
import classes from './Auth.module.css';
import { AuthCard } from './AuthCard.tsx';
import { useResetPassword, useTokenOfMail } from './recovery.mutations.ts';

const FIELDS = ['password', 'password_confirmation'];

export function ResetPassword() {
  const { t } = useTranslation();
  const token = useTokenOfMail();
  const reset = useResetPassword();
  const form = useForm({
    initialValues: { password: '', password_confirmation: '' },
    validate: useNewPasswordRules(),
  });
  const submit = form.onSubmit((chosen) =>
    reset.mutate({ ...chosen, token: token ?? '' }, { onError: (error) => form.setErrors(fieldErrors(error)) }),
  );
  const refused = reset.isError ? formError(reset.error, FIELDS, t('errors.action')) : null;

  if (reset.isSuccess || !token) {
    return (
      <AuthCard title={t('recovery.resetTitle')}>
        <p className={classes.hint} role="status">
          {reset.isSuccess ? t('recovery.resetDone') : t('recovery.noToken')}
        </p>
        <Button
          component={Link}
          to={reset.isSuccess ? '/auth/login#login' : '/auth/forgot-password'}
          fullWidth
          size="md"
        >
          {reset.isSuccess ? t('recovery.toLogin') : t('recovery.askAgain')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('recovery.resetTitle')}>
      <form className={`${classes.form} ${classes.first}`} onSubmit={submit} noValidate>
        <NewPasswordFields form={form} />
        {refused && (
          <p className={classes.refused} role="alert">
            {refused}
          </p>
        )}
        <Button type="submit" size="md" fullWidth loading={reset.isPending}>
          {t('recovery.reset')}
        </Button>
        {refused && (
          <Link to={paths.forgotPassword} className={classes.aside}>
            {t('recovery.askAgain')}
          </Link>
        )}
      </form>
    </AuthCard>
  );
}
