import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Button, Modal } from '@mantine/core';
import type { GifImage } from '@lyceum/editor/gif';
import { IconSend2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './GifPanel.module.css';
import { GifPicture } from './GifPicture.tsx';

interface Props {
  gif: GifImage;
  onClose: () => void;
  onSend: () => void;
}

/** Full-screen preview of a GIF, to send or close it (part 2 §2). */
export function GifPreview({ gif, onClose, onSend }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={gif.title || t('gifs.untitled')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      // Its `<header>` would count as a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
    >
      <div className={classes.preview}>
        <GifPicture src={gif.url} alt={gif.title || t('gifs.untitled')} width={gif.width} height={gif.height} />
        <Button
          size="md"
          data-autofocus
          onClick={onSend}
          rightSection={<IconSend2 size={18} stroke={1.8} aria-hidden="true" />}
        >
          {t('gifs.send')}
        </Button>
      </div>
    </Modal>
  );
}
