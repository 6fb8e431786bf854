import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Field for the current password, required before sensitive changes. Use it with `form.field('current_password')`. */
export function CurrentPassword(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      label={t('password.current')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
      {...props}
    />
  );
}

/** Requires the current password only if the member has one, which the schema cannot express. */
export const requiredWhere = (
  hasPassword: boolean,
  { current_password }: { current_password: string },
  t: TFunction,
): { current_password?: string } => (hasPassword && !current_password ? { current_password: t('form.required') } : {});
