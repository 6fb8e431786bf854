import '@mantine/core/styles/Progress.css';
import { ActionIcon, Progress } from '@mantine/core';
import { IconCheck, IconFileText, IconMusic, IconRefresh, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './UploadTile.module.css';

/** Part 1 §4: the check that says that a picture has arrived. */
const CHECK_MS = 700;

interface Props {
  name: string;
  state: 'uploading' | 'complete' | 'failed';
  /** From 0 to 1. */
  progress?: number;
  /** Of this device, while it is on its way. */
  file?: File;
  /** The address of a picture that is stored; null for a sound or a document. */
  picture?: string | null;
  onRemove: () => void;
  onRetry?: () => void;
  /** What can be said of it, and done with it. */
  children?: ReactNode;
}

/** One file of a form: its picture, how far it is, and what can be done about it. */
export function UploadTile({ name, state, progress = 0, file, picture, onRemove, onRetry, children }: Props) {
  const { t } = useTranslation();
  const own = usePicture(file ?? null);
  const shown = picture ?? own;
  // The server gives every stored file the extension of its content.
  const Sign = /\.(?:pdf|docx?)$/.test(name) ? IconFileText : IconMusic;
  const checked = useJustCompleted(state === 'complete');
  return (
    <figure className={classes.tile} data-state={state}>
      {shown ? (
        <img src={shown} alt="" className={classes.picture} />
      ) : (
        <span className={classes.picture}>
          {picture === null && <Sign size={22} stroke={1.6} aria-hidden="true" />}
        </span>
      )}
      <figcaption className={classes.caption}>
        <span className={classes.name}>{name}</span>
        {state === 'uploading' && (
          <Progress value={progress * 100} size="sm" aria-label={t('upload.progress', { name })} />
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
        {children}
      </figcaption>
      {state === 'failed' && onRetry && (
        <ActionIcon variant="subtle" aria-label={t('app.retry')} onClick={onRetry}>
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        aria-label={t(state === 'uploading' ? 'upload.cancel' : 'upload.remove', { name })}
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
  // What is there from the beginning has arrived before.
  const [over, setOver] = useState(complete);
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => setOver(true), CHECK_MS);
    return () => clearTimeout(timer);
  }, [complete]);
  return complete && !over;
}
