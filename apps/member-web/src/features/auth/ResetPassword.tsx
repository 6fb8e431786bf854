import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';
import { NewPasswordFields, useNewPasswordWords } from '../../ui/form/NewPasswordFields.tsx';
import classes from './Auth.module.css';
import { AuthCard } from './AuthCard.tsx';
import { useResetPassword, useTokenOfMail } from './recovery.mutations.ts';

const newPassword = () => import('@lyceum/contracts/identity/account').then((contract) => contract.resetPassword.body);

/** Screen of the link that resets a password. */
export function ResetPassword() {
  const { t } = useTranslation();
  const token = useTokenOfMail();
  const reset = useResetPassword();
  const typed = useValues({ password: '', password_confirmation: '' });
  const form = useForm({
    ...typed,
    // Never store passwords in a draft.
    keeps: 'nothing',
    ...useNewPasswordWords(typed.values),
    schema: newPassword,
    body: (values) => ({ ...values, token: token ?? '' }),
    send: reset.mutateAsync,
  });

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
      <form className={`${classes.form} ${classes.first}`} ref={form.box} onSubmit={form.submit} noValidate>
        <NewPasswordFields form={form} password={typed.values.password} />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" size="md" fullWidth loading={form.busy}>
          {t('recovery.reset')}
        </Button>
        {form.refusal && (
          <Link to={paths.forgotPassword} className={classes.aside}>
            {t('recovery.askAgain')}
          </Link>
        )}
      </form>
    </AuthCard>
  );
}
