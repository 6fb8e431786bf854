import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { notifications } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import { useRetry } from '../../lib/retry.ts';
import type { Me } from '../../lib/session/session.ts';
import { useReader } from '../../lib/time/reader.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import classes from './Choices.module.css';
import { useChangePreferences, usePreferences } from './preferences.query.ts';

const wish = () => import('@lyceum/contracts/notifications').then((contract) => contract.changePreferences.body);
const MAILS = ['never', 'at_once', 'digest'] as const;
const EVERIES = ['never', 'day', 'week'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
/** A Monday, to derive the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Settings tab with the member's notification preferences, in the app and by e-mail. */
export default function ChoicesTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const retry = useRetry();
  if (preferences.isPending) return <RowsSkeleton label={t('app.loading')} rows={6} />;
  if (!preferences.data) return <FailedState quiet title={t('choices.failed')} onRetry={retry} />;
  return <Choices me={me} preferences={preferences.data} />;
}

function Choices({ me, preferences: { kinds: had, digest } }: { me: Me; preferences: notifications.Preferences }) {
  const { t } = useTranslation();
  const reader = useReader();
  const change = useChangePreferences();
  const typed = useValues({
    kinds: had,
    every: digest.every,
    weekday: String(digest.weekday),
    hour: String(digest.hour),
  });
  const { kinds, every } = typed.values;
  const form = useForm({
    ...typed,
    schema: wish,
    body: (values) => ({
      kinds: values.kinds.map(({ kind, app, mail }) => ({ kind, mail, ...(app !== null && { app }) })),
      digest: { every: values.every, weekday: Number(values.weekday), hour: Number(values.hour) },
    }),
    send: change.mutateAsync,
  });
  const set = (kind: string, part: Partial<(typeof kinds)[number]>) =>
    form.set({ kinds: kinds.map((each) => (each.kind === kind ? { ...each, ...part } : each)) });
  const weekdays = Array.from({ length: 7 }, (_, index) => ({
    value: String(index + 1),
    label: new Intl.DateTimeFormat(reader.language, { weekday: 'long', timeZone: 'UTC' }).format(
      MONDAY + index * DAY_MS,
    ),
  }));

  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
      <p className={classes.hint}>{t('choices.hint')}</p>
      {!me.verified && <p className={classes.notice}>{t('choices.unconfirmed')}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('choices.what')}</th>
            <th scope="col">{t('choices.app')}</th>
            <th scope="col">{t('choices.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, label, app, mail }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td>
                {app !== null && (
                  <Checkbox
                    aria-label={t('choices.appOf', { kind: label })}
                    checked={app}
                    onChange={(event) => set(kind, { app: event.currentTarget.checked })}
                  />
                )}
              </td>
              <td>
                <NativeSelect
                  aria-label={t('choices.mailOf', { kind: label })}
                  value={mail}
                  data={MAILS.map((value) => ({ value, label: t(`choices.when.${value}`) }))}
                  onChange={(event) => set(kind, { mail: event.currentTarget.value as notifications.MailChoice })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={classes.heading}>{t('choices.digest')}</h2>
      <p className={classes.hint}>{t('choices.digestHint')}</p>
      <div className={classes.digest}>
        <NativeSelect
          label={t('choices.every')}
          data={EVERIES.map((value) => ({ value, label: t(`choices.everies.${value}`) }))}
          {...form.field('every')}
        />
        {every === 'week' && <NativeSelect label={t('choices.weekday')} data={weekdays} {...form.field('weekday')} />}
        {every !== 'never' && (
          <NativeSelect
            label={t('choices.hour')}
            description={t('choices.zone', { zone: me.time_zone })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={HOURS}
            {...form.field('hour')}
          />
        )}
      </div>
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" loading={form.busy}>
        {t('choices.save')}
      </Button>
    </form>
  );
}
