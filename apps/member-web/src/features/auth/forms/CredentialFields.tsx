import { PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Field {
  value: string;
  error: string | undefined;
  onChange: (given: unknown) => void;
}

interface Props {
  login: Field;
  password: Field;
  /** The name is already filled in, so the password field gets the focus. */
  knowsName?: boolean;
}

/** Name and password fields for every form that opens a session. */
export function CredentialFields({ login, password, knowsName }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput label={t('auth.login')} autoComplete="username" autoCapitalize="none" spellCheck={false} {...login} />
      <PasswordInput
        label={t('auth.password')}
        autoComplete="current-password"
        data-autofocus={knowsName}
        visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
        {...password}
      />
    </>
  );
}
