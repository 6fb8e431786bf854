import { Button, NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../../lib/i18n/language.ts';
import { LANGUAGES, type Language } from '../../../lib/i18n/texts.ts';
import type { Me } from '../../../lib/session/session.ts';
import { useChangeProfile } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/** What the browser knows, and what the member has in any case. */
const zonesWith = (own: string): string[] => [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

export function PreferencesTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangeProfile();
  const form = useForm<{ locale: Language; time_zone: string }>({
    initialValues: { locale: me.locale, time_zone: me.time_zone },
  });
  const submit = form.onSubmit((values) =>
    change.mutate(values, { onSuccess: () => void chooseLanguage(values.locale) }),
  );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect label={t('settings.language')} data={languages} {...form.getInputProps('locale')} />
      <NativeSelect
        label={t('settings.timeZone')}
        data={zonesWith(me.time_zone)}
        {...form.getInputProps('time_zone')}
      />
      {change.isError && (
        <p className={classes.refused} role="alert">
          {change.error.message || t('errors.action')}
        </p>
      )}
      <Button type="submit" loading={change.isPending}>
        {t('settings.save')}
      </Button>
    </form>
  );
}
