import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { ActionIcon, Modal } from '@mantine/core';
import type { media } from '@lyceum/contracts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import { useScrollbarWidth } from '../../../ui/dialog/use-scrollbar-width.ts';
import classes from './PictureViewer.module.css';

interface Props {
  pictures: media.Attachment[];
  title: string;
  /** Index of the first picture to show. */
  first: number;
  onClose: () => void;
}

/** Full-screen viewer of a post's pictures. Arrow keys turn the pages and Escape closes it. */
export default function PictureViewer({ pictures, title, first, onClose }: Props) {
  const { t } = useTranslation();
  useScrollbarWidth();
  useReturnFocus();
  const [index, setIndex] = useState(first);
  const picture = pictures[index]!;
  const count = pictures.length;
  const place = t('media.place', { n: index + 1, count });
  const turn = (by: number): void => setIndex((at) => Math.min(count - 1, Math.max(0, at + by)));

  function onKey(event: React.KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
  }

  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('app.close'), size: 'lg' }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={classes}
      onKeyDown={onKey}
    >
      <img
        key={picture.id}
        className={classes.picture}
        src={picture.source}
        width={picture.width!}
        height={picture.height!}
        alt={picture.alt ?? t('media.unnamed', { name: picture.name })}
      />
      <div className={classes.bar}>
        {count > 1 && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('media.previous')}
            aria-disabled={index === 0}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={22} />
          </ActionIcon>
        )}
        <p className={classes.caption}>
          {count > 1 && (
            <span className={classes.place} role="status">
              {place}
            </span>
          )}
          {picture.alt}
        </p>
        {count > 1 && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('media.next')}
            aria-disabled={index === count - 1}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={22} />
          </ActionIcon>
        )}
      </div>
    </Modal>
  );
}
