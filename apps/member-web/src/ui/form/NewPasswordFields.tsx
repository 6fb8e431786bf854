import { PasswordInput } from '@mantine/core';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Errors } from '../../lib/forms/use-form.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

/** Messages for a new password that is too short, and a check that the confirmation matches (part 3 §5). */
export function useNewPasswordWords({ password, password_confirmation }: NewPassword) {
  const { t } = useTranslation();
  const says = { password: 'auth.shortPassword' } as const satisfies { password: ParseKeys };
  const checks = (): Errors<NewPassword> =>
    password === password_confirmation ? {} : { password_confirmation: t('password.mismatch') };
  return { says, checks };
}

interface Props {
  form: { field: (name: keyof NewPassword) => { value: string; error?: string; onChange: (given: unknown) => void } };
  password: string;
}

/** Fields for a new password and its confirmation, for every form that asks for them. */
export function NewPasswordFields({ form, password }: Props) {
  const { t } = useTranslation();
  const toggle = { 'aria-label': t('auth.showPassword'), tabIndex: 0 };
  return (
    <>
      <PasswordInput
        label={t('password.new')}
        description={t('auth.passwordHint')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...form.field('password')}
      />
      <PasswordStrength password={password} />
      <PasswordInput
        label={t('password.again')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...form.field('password_confirmation')}
      />
    </>
  );
}
