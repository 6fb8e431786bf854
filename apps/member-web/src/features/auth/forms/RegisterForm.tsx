import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRegister } from '../auth.mutations.ts';
import classes from '../Auth.module.css';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { NameFields } from '../../../ui/form/NameFields.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';

const registration = () => import('@lyceum/contracts/identity/identity').then((contract) => contract.registration);

/** Registration form. */
export function RegisterForm() {
  const { t, i18n } = useTranslation();
  const register = useRegister();
  const form = useForm({
    ...useValues({ first_name: '', last_name: '', username: '', email: '', password: '', website: '' }),
    // The form needs no draft: its fields are short, and it must not store the password.
    keeps: 'nothing',
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
      <NameFields form={form} />
      <TextInput label={t('auth.email')} type="email" autoComplete="email" {...form.field('email')} />
      <PasswordInput
        label={t('auth.password')}
        description={t('auth.passwordHint')}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
        {...form.field('password')}
      />
      {/* For programs that fill in every field. `hidden` keeps people and screen readers away. */}
      <input
        hidden
        name="website"
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => form.set({ website: event.currentTarget.value })}
      />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('auth.submitRegister')}
      </Button>
    </form>
  );
}
