import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { momentOf } from '@lyceum/browser/time';
import type { decisions } from '@lyceum/contracts';
import { APPEAL_LENGTH } from '@lyceum/contracts/moderation/limits';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../Settings.module.css';

const appealing = () =>
  import('@lyceum/contracts/moderation/decisions').then(({ appealDecision }) => appealDecision.body);

interface Props {
  decision: decisions.Decision;
  onDone: () => void;
}

/** Dialog to appeal a decision of a moderator, once. */
export default function AppealDialog({ decision: { id, appealable_until }, onDone }: Props) {
  const { t } = useTranslation();
  const reader = useReader();
  const client = useQueryClient();
  const form = useForm({
    ...useValues({ text: '' }),
    schema: appealing,
    body: ({ text }) => ({ text }),
    send: async (body) => {
      await api('POST /api/v4/decisions/{id}/appeal', { params: { id }, body });
      await client.invalidateQueries({ queryKey: ['decisions'] });
    },
    done: () => {
      toast({ kind: 'success', text: t('decisions.appealSent') });
      onDone();
    },
  });
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} onClick={() => form.submit()}>
        {t('decisions.appealSend')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('decisions.appealTitle')} onClose={onDone} buttons={buttons}>
      <div ref={form.box} className={classes.form}>
        {appealable_until && (
          <p className={classes.hint}>{t('decisions.appealHint', { date: momentOf(appealable_until, reader) })}</p>
        )}
        <Textarea
          label={t('decisions.appealText')}
          maxLength={APPEAL_LENGTH}
          rows={5}
          data-autofocus
          {...form.field('text')}
        />
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
