import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { api } from '@lyceum/browser/client';
import { REASON_LENGTH } from '@lyceum/contracts/limits';
import type { moderation } from '@lyceum/contracts';
import { REPORT_REASONS } from '@lyceum/contracts/moderation/limits';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import { useSettings } from '../../lib/session/settings.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';
import classes from './ReportDialog.module.css';
import { useReasonName } from './use-reason-name.ts';

const reporting = () => import('@lyceum/contracts/moderation/moderation').then(({ createReport }) => createReport.body);

interface Props {
  of: { kind: moderation.ReportedKind; id: number };
  onDone: () => void;
}

/** Dialog that reports something to moderators, with a reason. */
export default function ReportDialog({ of, onDone }: Props) {
  const { t } = useTranslation();
  const nameOf = useReasonName();
  // The settings of an earlier visit may lack the list.
  const reasons: readonly string[] = useSettings()?.report_reasons ?? REPORT_REASONS;
  const typed = useValues({ reason: '', text: '' });
  const form = useForm({
    ...typed,
    schema: reporting,
    says: { reason: () => t('report.required') },
    body: ({ reason, text }) => ({ ...of, reason, text }),
    send: (body) => api('POST /api/v4/reports', { body }),
    done: () => {
      toast({ kind: 'success', text: t('report.done') });
      onDone();
    },
  });
  const needsText = typed.values.reason === 'other';
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button color="danger" loading={form.busy} onClick={() => form.submit()}>
        {t('report.send')}
      </Button>
    </>
  );
  return (
    <Dialog title={t(`report.titles.${of.kind}`)} onClose={onDone} buttons={buttons}>
      <div ref={form.box} className={classes.stack}>
        <p className={classes.hint}>{t('report.text')}</p>
        <NativeSelect label={t('report.reason')} data-autofocus {...form.field('reason')}>
          <option value="">{t('report.choose')}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {nameOf(reason)}
            </option>
          ))}
        </NativeSelect>
        <Textarea
          label={needsText ? t('report.explanation') : t('report.explanationOptional')}
          maxLength={REASON_LENGTH}
          rows={3}
          {...form.field('text')}
        />
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
