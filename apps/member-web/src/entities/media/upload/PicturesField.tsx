import { Button, FileButton } from '@mantine/core';
import { IMAGES_PER_POST } from '@lyceum/contracts/limits';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES } from '@lyceum/browser/accepted';
import { filesIn } from '@lyceum/browser/transferred-files';
import { isPicture } from './post-file.ts';
import type { PostFiles } from './use-post-files.ts';
import classes from './FilesField.module.css';

interface Props {
  uploads: PostFiles;
  error?: string;
}

/** Drop zone for pictures, which also accepts pasting and choosing (part 1 §5: four at most). */
export function PicturesField({ uploads, error }: Props) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const left = IMAGES_PER_POST - uploads.files.filter(isPicture).length - uploads.onWay.length;

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData).filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    // Uses the capture phase, because the editor would handle a pasted picture as text.
    document.addEventListener('paste', listener, { capture: true });
    return () => document.removeEventListener('paste', listener, { capture: true });
  }, []);

  if (left <= 0) return null;
  return (
    <div
      className={classes.drop}
      data-over={over || undefined}
      data-invalid={error ? true : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        uploads.add(filesIn(event.dataTransfer));
      }}
    >
      <FileButton accept={PICTURES} multiple onChange={(files) => uploads.add(files)}>
        {(props) => (
          <Button variant="light" leftSection={<IconPhotoPlus size={18} />} {...props}>
            {t('upload.choose')}
          </Button>
        )}
      </FileButton>
      <p className={classes.hint}>{t('upload.hint', { count: IMAGES_PER_POST })}</p>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
