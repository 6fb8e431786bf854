import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Event } from '../queries/events.query.ts';
import classes from '../../../ui/place/Form.module.css';
import { changeOf, useSaveEvent } from './use-save-event.ts';

/** Part of the event form with the location: an address or a link. */
export function PlacePart({ event }: { event: Event }) {
  const { t } = useTranslation();
  const { send, refused } = useSaveEvent(event);
  const { online, full_address, street, street_number, postal_code, province, country, url_title } = event;
  const form = useForm({
    ...useValues({
      ...{ online, full_address, street, street_number, postal_code, province, country, url_title },
      url: event.url ?? '',
    }),
    schema: changeOf,
    body: ({ url, ...place }) => ({ ...place, url: url.trim() || null }),
    send,
    refused,
  });
  return (
    <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
      <Checkbox label={t('events.edit.online')} {...form.tick('online')} />
      <div className={classes.pair}>
        <TextInput type="url" label={t('events.edit.url')} placeholder="https://" {...form.field('url')} />
        <TextInput label={t('events.edit.urlTitle')} maxLength={EVENT_LIMITS.title} {...form.field('url_title')} />
      </div>
      <TextInput label={t('events.edit.address')} maxLength={EVENT_LIMITS.address} {...form.field('full_address')} />
      <div className={classes.pair}>
        <TextInput label={t('events.edit.street')} {...form.field('street')} />
        <TextInput label={t('events.edit.number')} {...form.field('street_number')} />
      </div>
      <div className={classes.pair}>
        <TextInput label={t('events.edit.postal')} {...form.field('postal_code')} />
        <TextInput label={t('events.edit.province')} {...form.field('province')} />
      </div>
      <TextInput label={t('events.edit.country')} {...form.field('country')} />
      <Refusal>{form.refusal}</Refusal>
      <div className={classes.buttons}>
        <Button type="submit" loading={form.busy}>
          {t('events.edit.save')}
        </Button>
      </div>
    </form>
  );
}
