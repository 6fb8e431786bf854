import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';
import classes from '../../ui/place/Form.module.css';
import { roomKey, type Room } from './room.query.ts';

const limits = () => import('@lyceum/contracts/rooms/rooms').then(({ changeLiveRoom }) => changeLiveRoom.body);
const ENTRIES = ['speaker', 'listener'] as const;

/** How many a live room holds, and as what one comes in. Whoever is in it stays. */
export default function LimitsDialog({ room, onDone }: { room: Room; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    ...useValues({
      most: String(room.max_participants),
      hosts: String(room.max_hosts),
      empty: String(room.empty_timeout),
      entry: room.entry_role,
    }),
    schema: limits,
    body: ({ most, hosts, empty, entry }) => ({
      ...{ max_participants: most, max_hosts: hosts, empty_timeout: empty, entry_role: entry },
    }),
    send: (body) => api('PUT /api/v4/live-rooms/{id}', { params: { id: room.id }, body }),
    done: ({ data }) => {
      client.setQueryData(roomKey(room.id), data);
      toast({ kind: 'success', text: t('liveRoom.limits.saved') });
      onDone();
    },
    names: { max_participants: 'most', max_hosts: 'hosts', empty_timeout: 'empty', entry_role: 'entry' },
  });
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} onClick={() => form.submit()}>
        {t('liveRoom.limits.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('liveRoom.limits.title')} onClose={onDone} buttons={buttons}>
      <div ref={form.box} className={classes.fields}>
        <TextInput label={t('liveRoom.limits.most')} inputMode="numeric" {...form.field('most')} />
        <TextInput label={t('liveRoom.limits.hosts')} inputMode="numeric" {...form.field('hosts')} />
        <TextInput
          label={t('liveRoom.limits.empty')}
          description={t('liveRoom.limits.emptyHint')}
          inputMode="numeric"
          {...form.field('empty')}
        />
        <NativeSelect
          label={t('liveRoom.limits.entry')}
          data={ENTRIES.map((value) => ({ value, label: t(`liveRoom.role.${value}`) }))}
          {...form.field('entry')}
        />
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
