import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { firstMessage } from '../../../lib/first-message.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { toast } from '../../../lib/toast.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../../../ui/place/Form.module.css';
import { askAnew } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';

type Room = NonNullable<Event['live_room']>;

const ENTRY = ['speaker', 'listener'] as const;
const isEntry = (role: string): role is Room['entry_role'] => (ENTRY as readonly string[]).includes(role);
const changeOfRoom = () => import('@lyceum/contracts/rooms/rooms').then((contract) => contract.changeLiveRoom.body);

/** Part of the event form with the limits of its live room. Changes do not remove current participants. */
export function RoomPart({ event: { live_room: room } }: { event: Event }) {
  return room ? <Limits key={room.id} room={room} /> : null;
}

function Limits({ room }: { room: Room }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Pick<Room, 'max_participants' | 'max_hosts' | 'entry_role' | 'empty_timeout'>) =>
      api('PUT /api/v4/live-rooms/{id}', { params: { id: room.id }, body }),
    onSuccess: () => toast({ kind: 'success', text: t('events.edit.saved') }),
    onSettled: () => askAnew(client),
  });
  const form = useForm({
    ...useValues({
      most: String(room.max_participants),
      hosts: String(room.max_hosts),
      entry: room.entry_role as string,
      empty: String(room.empty_timeout),
    }),
    schema: changeOfRoom,
    body: ({ most, hosts, entry, empty }) => ({
      ...{ max_participants: Number(most), max_hosts: Number(hosts), empty_timeout: Number(empty) },
      entry_role: isEntry(entry) ? entry : room.entry_role,
    }),
    send: mutateAsync,
    refused: (error) => firstMessage(error) || t('errors.action'),
    names: { max_participants: 'most', max_hosts: 'hosts', entry_role: 'entry', empty_timeout: 'empty' },
  });
  return (
    <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
      <div className={classes.pair}>
        <TextInput label={t('events.room.most')} inputMode="numeric" {...form.field('most')} />
        <TextInput label={t('events.room.hosts')} inputMode="numeric" {...form.field('hosts')} />
      </div>
      <NativeSelect
        label={t('events.room.entry')}
        description={t('events.room.entryHint')}
        data={ENTRY.map((value) => ({ value, label: t(`events.room.entries.${value}`) }))}
        {...form.field('entry')}
      />
      <TextInput
        label={t('events.room.empty')}
        description={t('events.room.emptyHint')}
        inputMode="numeric"
        {...form.field('empty')}
      />
      <Refusal>{form.refusal}</Refusal>
      <div className={classes.buttons}>
        <Button type="submit" loading={form.busy}>
          {t('events.edit.save')}
        </Button>
      </div>
    </form>
  );
}
