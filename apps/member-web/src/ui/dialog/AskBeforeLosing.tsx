import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Dialog.module.css';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved input is lost. Staying is the default, also on Escape. */
export default function AskBeforeLosing({ onStay, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('unsaved.title')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes.title, content: classes.content }}
    >
      <p>{t('unsaved.text')}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onLeave}>
          {t('unsaved.leave')}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t('unsaved.stay')}
        </Button>
      </div>
    </Modal>
  );
}
