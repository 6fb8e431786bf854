import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { askAnew, putEvent } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';
import { DetailsFields } from './DetailsFields.tsx';
import classes from '../../../ui/place/Form.module.css';
import { type Body, useDetailsForm } from './use-details-form.ts';
import { newDetails } from './values.ts';

interface Props {
  onDone: () => void;
  /** The group of the event. If the group is not public, the event starts as secret, for its members only. */
  group?: { id: number; status: Event['status'] };
}

/** Dialog that creates an event with its title and dates. Its own screen edits location and access. */
export default function NewEventDialog({ onDone, group }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { zone } = useReader();
  const [initial] = useState(() =>
    newDetails(Date.now(), zone, group && group.status !== 'public' ? 'secret' : 'public'),
  );
  const create = useMutation({
    mutationFn: (body: Body) => api('POST /api/v3/events', { body: { ...body, ...(group && { group_id: group.id }) } }),
  });
  const form = useDetailsForm(initial, create.mutateAsync, (event) => {
    putEvent(client, event);
    void askAnew(client);
    toast({ kind: 'success', text: t('events.edit.made') });
    onDone();
    void navigate(paths.eventEdit(event.slug, 'place'));
  });
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} onClick={() => form.submit()}>
        {t('events.edit.create')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('events.new')} onClose={onDone} buttons={buttons} wide>
      <div ref={form.box} className={classes.fields}>
        <DetailsFields form={form} onSubmit={() => form.submit()} />
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
