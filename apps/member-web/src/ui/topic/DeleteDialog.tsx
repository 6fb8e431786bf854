import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../Dialog.tsx';

interface Props {
  title: string;
  /** What is lost, and the word for it, where that is not the specification's. */
  text?: string;
  action?: string;
  onDelete: () => Promise<unknown>;
  onDone: () => void;
}

/** Part 1 §2, delete feed item: the text is the specification's. */
export default function DeleteDialog({ title, text, action, onDelete, onDone }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    onDelete().then(onDone, () => setBusy(false));
  };
  const buttons = (
    <>
      <Button variant="default" data-autofocus onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button color="danger" loading={busy} onClick={confirm}>
        {action ?? t('app.delete')}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onDone} buttons={buttons}>
      <p>{text ?? t('topic.deleteSure')}</p>
    </Dialog>
  );
}
