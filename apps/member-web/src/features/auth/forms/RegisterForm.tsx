import { Button, PasswordInput, TextInput } from '@mantine/core';
import { NAME_LIMITS } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { useRegister } from '../auth.mutations.ts';
import classes from '../Auth.module.css';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';

const registration = () => import('@lyceum/contracts/identity/identity').then((contract) => contract.registration);

export function RegisterForm() {
  const { t, i18n } = useTranslation();
  const register = useRegister();
  const form = useForm({
    ...useValues({ first_name: '', last_name: '', username: '', email: '', password: '' }),
    schema: registration,
    body: ({ email, ...values }) => ({
      ...values,
      email: email.trim(),
      locale: i18n.language === 'nl' ? ('nl' as const) : ('en' as const),
    }),
    send: register.mutateAsync,
    says: { username: 'auth.shortUsername', password: 'auth.shortPassword' },
  });

  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
      <div className={classes.pair}>
        <TextInput
          label={t('auth.firstName')}
          autoComplete="given-name"
          maxLength={NAME_LIMITS.firstName}
          {...form.field('first_name')}
        />
        <TextInput
          label={t('auth.lastName')}
          autoComplete="family-name"
          maxLength={NAME_LIMITS.lastName}
          {...form.field('last_name')}
        />
      </div>
      <TextInput
        label={t('auth.username')}
        description={t('auth.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={NAME_LIMITS.username}
        {...form.field('username')}
      />
      <TextInput label={t('auth.email')} type="email" autoComplete="email" {...form.field('email')} />
      <PasswordInput
        label={t('auth.password')}
        description={t('auth.passwordHint')}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
        {...form.field('password')}
      />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('auth.submitRegister')}
      </Button>
    </form>
  );
}
