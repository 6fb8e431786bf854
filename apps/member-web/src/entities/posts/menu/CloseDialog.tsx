import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { REASON_LENGTH } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { toast } from '../../../lib/toast.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { patchTopic, type Topic } from '../cache/topic-cache.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import classes from './CloseDialog.module.css';

const closing = () => import('@lyceum/contracts/community/topics').then((contract) => contract.closeTopic.body);

/** Dialog that closes or reopens a topic, with a reason for its history. */
export default function CloseDialog({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // The state when the dialog opened: a change by someone else must not invert the action.
  const [closes] = useState(!topic.closed);
  const action = closes ? t('topic.close') : t('topic.reopen');

  const form = useForm({
    ...useValues({ reason: '' }),
    schema: closing,
    body: ({ reason }) => ({ reason: reason.trim() || undefined }),
    send: async (body) => {
      const request = { params: { id: topic.id }, body };
      const { data } = await (closes
        ? api('POST /api/v4/topics/{id}/close', request)
        : api('POST /api/v4/topics/{id}/reopen', request));
      const { closed, status, permissions } = data;
      patchTopic(
        client,
        (each) => each.id === topic.id,
        (each) => ({ ...each, closed, status, permissions }),
      );
    },
    done: () => {
      toast({ kind: 'success', text: closes ? t('topic.closedToast') : t('topic.reopenedToast') });
      onDone();
    },
  });

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} onClick={() => form.submit()}>
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
        maxLength={REASON_LENGTH}
        rows={3}
        data-autofocus
        {...form.field('reason')}
      />
      <Refusal>{form.refusal}</Refusal>
    </Dialog>
  );
}
