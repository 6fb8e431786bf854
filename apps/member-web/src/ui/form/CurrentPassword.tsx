import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Asked for before something that only the member themselves may do; `form.field('current_password')` goes with it. */
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

/** Whoever has never chosen one is asked for none, so the schema cannot ask for it. */
export const requiredWhere = (
  hasPassword: boolean,
  { current_password }: { current_password: string },
  t: TFunction,
): { current_password?: string } => (hasPassword && !current_password ? { current_password: t('form.required') } : {});
