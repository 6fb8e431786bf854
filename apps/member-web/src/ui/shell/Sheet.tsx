import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Drawer } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { useScrollbarWidth } from '../dialog/use-scrollbar-width.ts';
import classes from './Sheet.module.css';

interface Props {
  title: string;
  from: 'left' | 'bottom';
  onClose: () => void;
  children: ReactNode;
}

/** A drawer on phones. Any navigation closes it. */
export default function Sheet({ title, from, onClose, children }: Props) {
  const { t } = useTranslation();
  const { key } = useLocation();
  useScrollbarWidth();
  useReturnFocus();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      position={from}
      size={from === 'left' ? 300 : '82dvh'}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
      attributes={{ content: { 'data-from': from }, header: { role: 'presentation' } }}
    >
      {children}
    </Drawer>
  );
}
