import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** Describes the consequences. */
  text: string;
  /** Label of the confirm button. */
  action: string;
  onConfirm: () => Promise<unknown>;
  onDone: () => void;
}

/** Asks for confirmation before a destructive action. Cancel has the focus. */
export default function ConfirmDialog({ title, text, action, onConfirm, onDone }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    onConfirm().then(onDone, () => setBusy(false));
  };
  const buttons = (
    <>
      <Button variant="default" data-autofocus onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button color="danger" loading={busy} onClick={confirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onDone} buttons={buttons}>
      <p>{text}</p>
    </Dialog>
  );
}
