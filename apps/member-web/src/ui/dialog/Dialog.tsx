import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollbarWidth } from './use-scrollbar-width.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** At the end: what the dialog asks. */
  buttons?: ReactNode;
  /** For forms with a text. */
  wide?: boolean;
}

export function Dialog({ title, onClose, children, buttons, wide = false }: Props) {
  const { t } = useTranslation();
  useScrollbarWidth();
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={wide ? 'xl' : undefined}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      // Its <header> would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes.title, content: classes.content }}
    >
      {children}
      {buttons && <div className={classes.buttons}>{buttons}</div>}
    </Modal>
  );
}
