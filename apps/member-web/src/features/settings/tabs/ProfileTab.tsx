import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { BIO_LIMIT } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Me } from '../../../lib/session/session.ts';
import { AvatarField } from '../../../entities/members/avatar/AvatarField.tsx';
import { NameFields } from '../../../ui/form/NameFields.tsx';
import { useChangeProfile } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

const profile = () => import('@lyceum/contracts/identity/members').then((contract) => contract.profileInput);
const GENDERS = ['female', 'male', 'other'] as const;

/** Settings tab with the member's profile. */
export function ProfileTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangeProfile();
  const form = useForm({
    ...useValues({
      first_name: me.first_name,
      last_name: me.last_name,
      username: me.username,
      profile: me.profile,
      gender: me.gender ?? '',
      birth_date: me.birth_date ?? '',
      birthday_told: me.birthday_told,
    }),
    schema: profile,
    body: ({ gender, birth_date, ...values }) => ({
      ...values,
      gender: GENDERS.find((each) => each === gender) ?? null,
      birth_date: birth_date || null,
    }),
    send: change.mutateAsync,
  });

  return (
    <>
      <AvatarField me={me} />
      <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
        <NameFields form={form} />
        <Textarea
          label={t('settings.bio')}
          description={t('settings.bioHint')}
          rows={5}
          maxLength={BIO_LIMIT}
          {...form.field('profile')}
        />
        <h2 className={classes.heading}>{t('settings.onlyYou')}</h2>
        <div className={classes.pair}>
          <NativeSelect
            label={t('settings.gender')}
            data={[
              { value: '', label: t('settings.genders.none') },
              ...GENDERS.map((gender) => ({ value: gender, label: t(`settings.genders.${gender}`) })),
            ]}
            {...form.field('gender')}
          />
          <TextInput
            label={t('settings.birthDate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={new Date().toISOString().slice(0, 10)}
            {...form.field('birth_date')}
          />
        </div>
        <Checkbox
          label={t('settings.birthdayTold')}
          description={t('settings.birthdayToldHint')}
          {...form.tick('birthday_told')}
        />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" loading={form.busy}>
          {t('settings.save')}
        </Button>
      </form>
    </>
  );
}
