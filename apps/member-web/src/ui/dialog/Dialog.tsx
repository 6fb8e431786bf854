import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsaved, unsavedForms } from '../../lib/forms/unsaved.ts';
import { Part } from '../part/Part.tsx';
import { AskBeforeLosing } from './ask-before-losing.ts';
import classes from './Dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollbarWidth } from './use-scrollbar-width.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end of the dialog. */
  buttons?: ReactNode;
  /** For forms with a long text. */
  wide?: boolean;
}

/** A dialog. With unsaved input, Escape, a click outside and the close button ask for confirmation first. */
export function Dialog({ title, onClose, children, buttons, wide = false }: Props) {
  const { t } = useTranslation();
  useScrollbarWidth();
  useReturnFocus();
  const [below] = useState(unsavedForms);
  const [asks, setAsks] = useState(false);
  const close = () => (hasUnsaved(below) ? setAsks(true) : onClose());
  return (
    <Modal
      opened
      onClose={close}
      // Escape then belongs to the confirmation on top.
      closeOnEscape={!asks}
      title={title}
      size={wide ? 'xl' : undefined}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      // Its `<header>` would count as a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes.title, content: classes.content }}
    >
      {children}
      <Part missing="opened">{asks && <AskBeforeLosing onStay={() => setAsks(false)} onLeave={onClose} />}</Part>
      {buttons && <div className={classes.buttons}>{buttons}</div>}
    </Modal>
  );
}
