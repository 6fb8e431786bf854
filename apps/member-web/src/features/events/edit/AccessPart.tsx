import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { isStaff, useMe } from '../../../lib/session/session.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Event } from '../queries/events.query.ts';
import { eventKeys } from '../queries/keys.ts';
import classes from '../../../ui/place/Form.module.css';
import { changeOf, useSaveEvent } from './use-save-event.ts';

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

/** Part of the event form with capacity, membership levels, invitations and price. */
export function AccessPart({ event }: { event: Event }) {
  const { t } = useTranslation();
  const me = useMe();
  const { send, refused } = useSaveEvent(event);
  const { data: levels = [] } = useQuery({
    queryKey: [...eventKeys.all, 'levels'],
    queryFn: async ({ signal }) => (await api('GET /api/v3/levels', { signal })).data,
  });
  const form = useForm({
    ...useValues({
      capacity: event.capacity === null ? '' : String(event.capacity),
      price: event.price === null ? '' : String(event.price),
      salespage: event.salespage ?? '',
      paid: event.paid,
      invites: event.allow_user_invites,
      everybody: event.notify_all_users,
      group: event.notify_all_members,
      levels: event.levels.map(({ id }) => String(id)),
    }),
    schema: changeOf,
    body: (values) => ({
      ...{ capacity: numberOf(values.capacity), price: numberOf(values.price) },
      ...{
        paid: values.paid,
        allow_user_invites: values.invites,
        notify_all_users: values.everybody,
        salespage: values.salespage.trim() || null,
      },
      notify_all_members: values.group,
      level_ids: values.levels.map(Number),
    }),
    send,
    refused,
    names: {
      level_ids: 'levels',
      allow_user_invites: 'invites',
      notify_all_users: 'everybody',
      notify_all_members: 'group',
    },
  });
  return (
    <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
      <TextInput
        label={t('events.edit.capacity')}
        description={t('events.edit.capacityHint')}
        inputMode="numeric"
        {...form.field('capacity')}
      />
      {levels.length > 0 && (
        <Checkbox.Group
          label={t('events.edit.levels')}
          description={t('events.edit.levelsHint')}
          {...form.field('levels')}
        >
          <div className={classes.ticks}>
            {levels.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Checkbox label={t('events.edit.invites')} {...form.tick('invites')} />
      {event.group_id !== null && (
        <Checkbox label={t('events.edit.tellGroup')} description={t('events.edit.tellHint')} {...form.tick('group')} />
      )}
      {me && isStaff(me) && event.status === 'public' && (
        <Checkbox
          label={t('events.edit.tellEverybody')}
          description={t('events.edit.tellHint')}
          {...form.tick('everybody')}
        />
      )}
      <Checkbox label={t('events.edit.paid')} {...form.tick('paid')} />
      <div className={classes.pair}>
        <TextInput label={t('events.edit.price')} inputMode="decimal" {...form.field('price')} />
        <TextInput type="url" label={t('events.edit.salespage')} placeholder="https://" {...form.field('salespage')} />
      </div>
      <Refusal>{form.refusal}</Refusal>
      <div className={classes.buttons}>
        <Button type="submit" loading={form.busy}>
          {t('events.edit.save')}
        </Button>
      </div>
    </form>
  );
}
