import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { useLogin } from './auth.mutations.ts';
import classes from './Auth.module.css';
import { fieldErrors, formError } from '../../lib/forms/server-errors.ts';

const FIELDS = ['login', 'password'];

export function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
  const required = (value: string) => (value ? null : t('auth.required'));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { login: '', password: '', remember: true },
    validate: { login: required, password: required },
  });

  const submit = form.onSubmit((values) =>
    login.mutate(values, { onError: (error) => form.setErrors(fieldErrors(error)) }),
  );
  const refused = login.isError ? formError(login.error, FIELDS, t('errors.action')) : null;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('auth.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        key={form.key('login')}
        {...form.getInputProps('login')}
      />
      <PasswordInput
        label={t('auth.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Checkbox
        label={t('auth.remember')}
        key={form.key('remember')}
        {...form.getInputProps('remember', { type: 'checkbox' })}
      />
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <Button type="submit" size="md" fullWidth loading={login.isPending}>
        {t('auth.submitLogin')}
      </Button>
      <Link to={paths.forgotPassword} className={classes.aside}>
        {t('recovery.forgot')}
      </Link>
    </form>
  );
}
