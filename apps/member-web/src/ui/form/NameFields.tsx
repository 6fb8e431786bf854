import { TextInput } from '@mantine/core';
import { NAME_LIMITS } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import classes from './NameFields.module.css';

type Control = { value: string; error?: string; onChange: (given: unknown) => void };

interface Props {
  form: { field: (name: 'first_name' | 'last_name' | 'username') => Control };
}

/** Name fields of a member, for every form that asks for them. */
export function NameFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}
