import { PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN } from '../../lib/forms/password-strength.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

/** Part 3 §5: required, at least 8 signs, and twice the same. */
export function useNewPasswordRules() {
  const { t } = useTranslation();
  return {
    password: (value: string) => (value.length < PASSWORD_MIN ? t('auth.shortPassword') : null),
    password_confirmation: (value: string, values: NewPassword) =>
      value === values.password ? null : t('password.mismatch'),
  };
}

/** A new password and its confirmation, in whatever form asks for them. */
export function NewPasswordFields<T extends NewPassword>({ form }: { form: UseFormReturnType<T> }) {
  const { t } = useTranslation();
  const toggle = { 'aria-label': t('auth.showPassword'), tabIndex: 0 };
  return (
    <>
      <PasswordInput
        label={t('password.new')}
        description={t('auth.passwordHint')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('password')}
      />
      <PasswordStrength password={form.values.password} />
      <PasswordInput
        label={t('password.again')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('password_confirmation')}
      />
    </>
  );
}
