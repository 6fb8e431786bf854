import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { api } from '@lyceum/browser/client';
import { REASON_LENGTH } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Message } from '../cache/messages.query.ts';
import { previewOf } from '../list/naming.ts';
import classes from './Dialogs.module.css';

const reporting = () => import('@lyceum/contracts/messages/reports').then((contract) => contract.reportMessage.body);

interface Props {
  message: Message;
  name: string;
  onDone: () => void;
}

/** Dialog that reports another member's message to moderators, with a reason. */
export default function ReportDialog({ message, name, onDone }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    ...useValues({ reason: '' }),
    schema: reporting,
    // The version that the reporter read, so that a later edit does not change the report.
    body: ({ reason }) => ({ reason, version: message.version }),
    send: (body) => api('POST /api/v4/inbox/messages/{id}/report', { params: { id: message.id }, body }),
    done: () => {
      toast({ kind: 'success', text: t('inbox.report.done') });
      onDone();
    },
  });
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button color="danger" loading={form.busy} onClick={() => form.submit()}>
        {t('inbox.report.action')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('inbox.report.title')} onClose={onDone} buttons={buttons}>
      <div ref={form.box} className={classes.stack}>
        <p className={classes.subject}>
          {name}: {previewOf(message, t)}
        </p>
        <p className={classes.hint}>{t('inbox.report.text')}</p>
        <Textarea
          label={t('inbox.report.reason')}
          maxLength={REASON_LENGTH}
          rows={3}
          data-autofocus
          {...form.field('reason')}
        />
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
