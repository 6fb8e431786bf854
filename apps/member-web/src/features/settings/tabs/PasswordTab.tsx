import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { fieldErrors, formError } from '../../../lib/forms/server-errors.ts';
import type { Me } from '../../../lib/session/session.ts';
import { CurrentPassword } from '../../../ui/form/CurrentPassword.tsx';
import { NewPasswordFields, useNewPasswordRules } from '../../../ui/form/NewPasswordFields.tsx';
import { useChangePassword } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

const FIELDS = ['current_password', 'password', 'password_confirmation'];

export function PasswordTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangePassword();
  const rules = useNewPasswordRules();
  const hasPassword = me.password_changed_at !== null;
  const form = useForm({
    initialValues: { current_password: '', password: '', password_confirmation: '' },
    validate: { ...rules, current_password: (value) => (!hasPassword || value ? null : t('auth.required')) },
  });
  const submit = form.onSubmit(({ current_password, ...chosen }) =>
    change.mutate(
      { ...chosen, current_password: current_password || undefined },
      { onSuccess: () => form.reset(), onError: (error) => form.setErrors(fieldErrors(error)) },
    ),
  );
  const refused = change.isError ? formError(change.error, FIELDS, t('errors.action')) : null;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={me.email} readOnly hidden />
      {hasPassword && <CurrentPassword {...form.getInputProps('current_password')} />}
      <NewPasswordFields form={form} />
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <Button type="submit" loading={change.isPending}>
        {t('password.change')}
      </Button>
    </form>
  );
}
