import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRegister } from './auth.mutations.ts';
import classes from './Auth.module.css';
import { fieldErrors, formError } from '../../lib/forms/server-errors.ts';

/** Part 3 §5; the server holds the same limits. */
const LIMITS = { firstName: 50, lastName: 255, username: 50, usernameMin: 3, passwordMin: 8 } as const;
const FIELDS = ['email', 'password', 'first_name', 'last_name', 'username'];

export function RegisterForm() {
  const { t, i18n } = useTranslation();
  const register = useRegister();
  const required = (value: string) => (value.trim() ? null : t('auth.required'));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { first_name: '', last_name: '', username: '', email: '', password: '' },
    validate: {
      first_name: required,
      last_name: required,
      username: (value) =>
        value.trim().replace(/^@/, '').length < LIMITS.usernameMin ? t('auth.shortUsername') : null,
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('auth.invalidEmail')),
      password: (value) => (value.length < LIMITS.passwordMin ? t('auth.shortPassword') : null),
    },
  });

  const submit = form.onSubmit((values) =>
    register.mutate(
      { ...values, email: values.email.trim(), locale: i18n.language === 'nl' ? 'nl' : 'en' },
      { onError: (error) => form.setErrors(fieldErrors(error)) },
    ),
  );
  const refused = register.isError ? formError(register.error, FIELDS, t('errors.action')) : null;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.pair}>
        <TextInput
          label={t('auth.firstName')}
          autoComplete="given-name"
          maxLength={LIMITS.firstName}
          key={form.key('first_name')}
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={t('auth.lastName')}
          autoComplete="family-name"
          maxLength={LIMITS.lastName}
          key={form.key('last_name')}
          {...form.getInputProps('last_name')}
        />
      </div>
      <TextInput
        label={t('auth.username')}
        description={t('auth.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username}
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <TextInput
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('auth.password')}
        description={t('auth.passwordHint')}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <Button type="submit" size="md" fullWidth loading={register.isPending}>
        {t('auth.submitRegister')}
      </Button>
    </form>
  );
}
