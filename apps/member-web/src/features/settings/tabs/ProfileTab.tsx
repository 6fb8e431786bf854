import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { fieldErrors, formError } from '../../../lib/forms/server-errors.ts';
import type { Me } from '../../../lib/session/session.ts';
import { AvatarField } from './AvatarField.tsx';
import { useChangeProfile } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

/** Part 3 §5; the server holds the same limits. */
const LIMITS = { firstName: 50, lastName: 255, username: 50, bio: 1000 } as const;
const FIELDS = ['first_name', 'last_name', 'username', 'profile', 'gender', 'birth_date', 'birthday_told'];
const GENDERS = ['female', 'male', 'other'] as const;

export function ProfileTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangeProfile();
  const required = (value: string) => (value.trim() ? null : t('auth.required'));
  const form = useForm({
    initialValues: {
      first_name: me.first_name,
      last_name: me.last_name,
      username: me.username,
      profile: me.profile,
      gender: me.gender ?? '',
      birth_date: me.birth_date ?? '',
      birthday_told: me.birthday_told,
    },
    validate: { first_name: required, last_name: required, username: required },
  });
  const submit = form.onSubmit(({ gender, birth_date, ...values }) =>
    change.mutate(
      { ...values, gender: GENDERS.find((each) => each === gender) ?? null, birth_date: birth_date || null },
      { onSuccess: () => form.resetDirty(), onError: (error) => form.setErrors(fieldErrors(error)) },
    ),
  );
  const refused = change.isError ? formError(change.error, FIELDS, t('errors.action')) : null;

  return (
    <>
      <AvatarField me={me} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput
            label={t('auth.firstName')}
            autoComplete="given-name"
            maxLength={LIMITS.firstName}
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={t('auth.lastName')}
            autoComplete="family-name"
            maxLength={LIMITS.lastName}
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
          {...form.getInputProps('username')}
        />
        <Textarea
          label={t('settings.bio')}
          description={t('settings.bioHint')}
          rows={5}
          maxLength={LIMITS.bio}
          {...form.getInputProps('profile')}
        />
        <h2 className={classes.heading}>{t('settings.onlyYou')}</h2>
        <div className={classes.pair}>
          <NativeSelect
            label={t('settings.gender')}
            data={[
              { value: '', label: t('settings.genders.none') },
              ...GENDERS.map((gender) => ({ value: gender, label: t(`settings.genders.${gender}`) })),
            ]}
            {...form.getInputProps('gender')}
          />
          <TextInput
            label={t('settings.birthDate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={new Date().toISOString().slice(0, 10)}
            {...form.getInputProps('birth_date')}
          />
        </div>
        <Checkbox
          label={t('settings.birthdayTold')}
          description={t('settings.birthdayToldHint')}
          {...form.getInputProps('birthday_told', { type: 'checkbox' })}
        />
        {refused && (
          <p className={classes.refused} role="alert">
            {refused}
          </p>
        )}
        <Button type="submit" loading={change.isPending}>
          {t('settings.save')}
        </Button>
      </form>
    </>
  );
}
