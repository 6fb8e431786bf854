import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { fieldErrors, formError } from '../../../lib/forms/server-errors.ts';
import type { Me } from '../../../lib/session/session.ts';
import { CurrentPassword } from '../../../ui/form/CurrentPassword.tsx';
import { useChangeEmail, useSendVerification } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

const FIELDS = ['email', 'current_password'];

/** The address by which a member is reached, and another one that counts once it is confirmed. */
export function AccountTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangeEmail();
  const verification = useSendVerification();
  const form = useForm({
    initialValues: { email: '', current_password: '' },
    validate: { email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('auth.invalidEmail')) },
  });
  const submit = form.onSubmit(({ email, current_password }) =>
    change.mutate(
      { email: email.trim(), current_password: current_password || undefined },
      {
        onSuccess: () => form.setFieldValue('current_password', ''),
        onError: (error) => form.setErrors(fieldErrors(error)),
      },
    ),
  );
  const refused = change.isError ? formError(change.error, FIELDS, t('errors.action')) : null;
  const waitsFor = change.isSuccess ? form.values.email.trim() : me.email_change?.email;

  return (
    <>
      <div className={classes.facts}>
        <strong>{me.email}</strong>
        <span className={classes.badge} data-open={!me.verified || undefined}>
          {me.verified ? t('settings.confirmed') : t('settings.unconfirmed')}
        </span>
        {!me.verified && (
          <Button
            variant="default"
            size="xs"
            loading={verification.isPending}
            disabled={verification.isSuccess}
            onClick={() => verification.mutate()}
          >
            {t('settings.sendAgain')}
          </Button>
        )}
      </div>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput label={t('settings.newEmail')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        {me.password_changed_at !== null && <CurrentPassword {...form.getInputProps('current_password')} />}
        {refused && (
          <p className={classes.refused} role="alert">
            {refused}
          </p>
        )}
        <p className={classes.hint} role="status">
          {waitsFor && t('settings.waiting', { email: waitsFor })}
        </p>
        <Button type="submit" loading={change.isPending}>
          {t('settings.changeEmail')}
        </Button>
      </form>
    </>
  );
}
