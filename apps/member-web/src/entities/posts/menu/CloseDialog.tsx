import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { patchTopic, type Topic } from '../cache/topic-cache.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import classes from './CloseDialog.module.css';

const REASON_MAX = 500;

/** Closes or reopens a topic, with the reason that its history keeps. */
export default function CloseDialog({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  // What it was when the dialog opened: a change by somebody else meanwhile must not turn the question around.
  const [closes] = useState(!topic.closed);
  const action = closes ? t('topic.close') : t('topic.reopen');

  const send = useMutation({
    mutationFn: () => {
      const request = { params: { id: topic.id }, body: { reason: reason.trim() || undefined } };
      return closes ? api('POST /api/v4/topics/{id}/close', request) : api('POST /api/v4/topics/{id}/reopen', request);
    },
    onSuccess: ({ data }) => {
      patchTopic(
        client,
        (each) => each.id === topic.id,
        (each) => ({ ...each, closed: data.closed, status: data.status, permissions: data.permissions }),
      );
      toast({ kind: 'success', text: closes ? t('topic.closedToast') : t('topic.reopenedToast') });
      onDone();
    },
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  });

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={send.isPending} onClick={() => send.mutate()}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={action} onClose={onDone} buttons={buttons}>
      <p className={classes.subject}>{topic.title}</p>
      <Textarea
        label={t('topic.reason')}
        description={t('topic.reasonHint')}
        maxLength={REASON_MAX}
        rows={3}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
