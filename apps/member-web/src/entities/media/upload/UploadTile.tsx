import '@mantine/core/styles/Progress.css';
import { ActionIcon, Progress } from '@mantine/core';
import { IconCheck, IconFileText, IconMusic, IconRefresh, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './UploadTile.module.css';

/** How long the check mark of a finished upload shows, in milliseconds (part 1 §4). */
const CHECK_MS = 700;
/** Largest local picture with a preview. Decoding a larger one stalls the page. The stored one follows the upload. */
const PREVIEW_PIXELS = 60_000_000;
/** How long the URL of a local picture outlives its tile, in milliseconds: the browser may still be reading it. */
const REVOKE_AFTER_MS = 10_000;

interface Props {
  name: string;
  state: 'uploading' | 'complete' | 'failed';
  /** From 0 to 1. */
  progress?: number;
  /** The local file during its upload. */
  file?: File;
  /** URL of a stored picture. Null for a sound or a document. */
  picture?: string | null;
  onRemove: () => void;
  onRetry?: () => void;
  /** Fields and buttons of the file. */
  children?: ReactNode;
}

/** Tile of one file in a form: picture, progress, retry and remove. */
export function UploadTile({ name, state, progress = 0, file, picture, onRemove, onRetry, children }: Props) {
  const { t } = useTranslation();
  const own = usePreview(file ?? null);
  const shown = picture ?? own;
  // The server names each stored file by its detected content type.
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

/** Object URL of a local picture. Revoked soon after the file changes or the component unmounts. */
export function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setTimeout(() => URL.revokeObjectURL(made), REVOKE_AFTER_MS);
      setAddress(null);
    };
  }, [file]);
  return address;
}

/** Object URL of a local picture, once its size is known and small enough to show. */
function usePreview(file: File | null): string | null {
  const address = usePicture(file);
  const [fitting, setFitting] = useState<string | null>(null);
  useEffect(() => {
    if (address === null) return;
    // Loading reads the size. Browsers decode the pixels only when the picture is painted.
    const image = new Image();
    image.onload = () => {
      if (image.naturalWidth * image.naturalHeight <= PREVIEW_PIXELS) setFitting(address);
    };
    image.src = address;
    return () => void (image.onload = null);
  }, [address]);
  return fitting === address ? address : null;
}

function useJustCompleted(complete: boolean): boolean {
  // A file that was complete at the first render shows no check mark.
  const [over, setOver] = useState(complete);
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => setOver(true), CHECK_MS);
    return () => clearTimeout(timer);
  }, [complete]);
  return complete && !over;
}
