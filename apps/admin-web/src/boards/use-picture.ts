import type { media } from '@lyceum/contracts';
import { upload } from '@lyceum/browser/upload';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

interface Picture {
  /** Source of the current or newly chosen picture. */
  shown: string | null;
  /** Upload progress from 0 to 1, or null without an upload. */
  progress: number | null;
  refused: boolean;
  choose: (file: File) => void;
  remove: () => void;
}

/**
 * Uploads a new picture and stores its UUID in the form, as `image_uuid` for the field `image`. Undefined keeps the current
 * picture. `present` is the saved picture of the record.
 */
export function usePicture(source: string, present: string | null, onBusy: (busy: boolean) => void): Picture {
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState<media.Upload | null | undefined>(undefined);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);

  function become(picture: media.Upload | null): void {
    setChosen(picture);
    setValue(`${source}_uuid`, picture?.uuid ?? null, { shouldDirty: true });
  }

  async function send(file: File): Promise<void> {
    const { signal } = leaving.current;
    setRefused(false);
    setProgress(0);
    onBusy(true);
    try {
      const stored = await upload(file, { uuid: crypto.randomUUID(), signal, onProgress: setProgress });
      // The upload endpoint also accepts audio, which has no width.
      if (stored.width === null) setRefused(true);
      else become(stored);
    } catch {
      if (signal.aborted) return;
      setRefused(true);
    }
    setProgress(null);
    onBusy(false);
  }

  return {
    shown: chosen === undefined ? present : (chosen?.source ?? null),
    progress,
    refused,
    choose: (file) => void send(file),
    remove: () => become(null),
  };
}
