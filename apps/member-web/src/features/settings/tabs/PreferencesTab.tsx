import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../../lib/i18n/language.ts';
import { LANGUAGES, type Language } from '../../../lib/i18n/texts.ts';
import type { Me } from '../../../lib/session/session.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { useChangeProfile } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

const preferences = () => import('@lyceum/contracts/identity/members').then((contract) => contract.profileInput);

const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/** Time zones of the browser, plus UTC and the member's own zone. */
const zonesWith = (own: string): string[] => [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/** Settings tab with language and time zone. */
export function PreferencesTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangeProfile();
  const form = useForm({
    ...useValues<{ locale: Language; time_zone: string }>({ locale: me.locale, time_zone: me.time_zone }),
    schema: preferences,
    body: (values) => values,
    send: change.mutateAsync,
    done: ({ data }) => void chooseLanguage(data.locale),
  });

  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
      <NativeSelect label={t('settings.language')} data={languages} {...form.field('locale')} />
      <NativeSelect label={t('settings.timeZone')} data={zonesWith(me.time_zone)} {...form.field('time_zone')} />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" loading={form.busy}>
        {t('settings.save')}
      </Button>
    </form>
  );
}
