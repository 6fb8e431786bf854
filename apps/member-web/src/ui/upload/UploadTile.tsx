import '@mantine/core/styles/Progress.css';
import { ActionIcon, Progress } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadItem } from '../../lib/upload/use-uploads.ts';
import classes from './UploadTile.module.css';

/** Part 1 §4: the check that says that a picture has arrived. */
const CHECK_MS = 700;

interface Props {
  item: UploadItem;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file of a form: its picture, how far it is, and what can be done about it. */
export function UploadTile({ item, onRemove, onRetry }: Props) {
  const { t } = useTranslation();
  const { file, state, progress } = item;
  const picture = usePicture(file);
  const checked = useJustCompleted(state === 'complete');
  return (
    <figure className={classes.tile} data-state={state}>
      {picture ? <img src={picture} alt="" className={classes.picture} /> : <span className={classes.picture} />}
      <figcaption className={classes.caption}>
        <span className={classes.name}>{file.name}</span>
        {state === 'uploading' && (
          <Progress value={progress * 100} size="sm" aria-label={t('upload.progress', { name: file.name })} />
        )}
        {state === 'failed' && (
          <span role="alert" className={classes.failed}>
            {t('errors.upload')}
          </span>
        )}
        {checked && (
          <span role="status" className={classes.check}>
            <IconCheck size={18} aria-hidden="true" /> {t('upload.complete')}
          </span>
        )}
      </figcaption>
      {state === 'failed' && (
        <ActionIcon variant="subtle" aria-label={t('app.retry')} onClick={onRetry}>
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        aria-label={t(state === 'uploading' ? 'upload.cancel' : 'upload.remove', { name: file.name })}
        onClick={onRemove}
      >
        <IconX size={18} />
      </ActionIcon>
    </figure>
  );
}

/** An address for a file of this device, for as long as it is shown. */
export function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}

function useJustCompleted(complete: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => setOver(true), CHECK_MS);
    return () => clearTimeout(timer);
  }, [complete]);
  return complete && !over;
}
