import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { REASON_LENGTH } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { askAnew, putEvent } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';
import classes from '../../../ui/place/Form.module.css';
import { firstMessage } from '../../../lib/first-message.ts';

/** Dialog that cancels an event. The server notifies all attendees, with the reason. */
export default function CancelDialog({ event, onDone }: { event: Event; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const isSaved = useUnsaved(reason !== '');
  const cancel = useMutation({
    mutationFn: () =>
      api('POST /api/v4/events/{id}/cancel', {
        params: { id: event.id },
        body: { reason: reason.trim() || undefined },
      }),
    onSuccess: ({ data }) => {
      isSaved();
      putEvent(client, data);
      void askAnew(client);
      onDone();
      void navigate(paths.event(data.slug));
    },
  });
  const buttons = (
    <>
      <Button variant="default" data-autofocus onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button color="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('events.edit.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('events.edit.cancelSure', { title: event.title })} onClose={onDone} buttons={buttons}>
      <div className={classes.fields}>
        <p>{t('events.edit.cancelText')}</p>
        <TextInput
          label={t('events.edit.reason')}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Refusal>{cancel.error && (firstMessage(cancel.error) || t('errors.action'))}</Refusal>
      </div>
    </Dialog>
  );
}
