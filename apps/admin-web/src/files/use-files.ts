import { upload } from '@lyceum/browser/upload';
import type { media } from '@lyceum/contracts';
import { useEffect, useRef, useState } from 'react';
import { answered } from '../data/errors.ts';

/** A saved file of a record, or a new upload. Only new uploads have a `uuid`. */
export interface HeldFile {
  id: number;
  name: string;
  thumbnail: string | null;
  uuid?: string;
}

/** Converts an attachment to a held file. */
export const heldFile = ({ id, name, thumbnail }: media.Attachment): HeldFile => ({ id, name, thumbnail });

/** Command fields: the UUIDs of new uploads and the ids of all files in their final order. */
export const sentFiles = (files: readonly HeldFile[]) => ({
  upload_uuids: files.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid])),
  attachment_ids: files.map(({ id }) => id),
});

/**
 * Uploads files one after the other, up to `most`. Earlier uploads stay if a later one fails. Unmounting aborts the
 * running upload.
 */
export function useFiles(
  files: readonly HeldFile[],
  onChange: (files: HeldFile[]) => void,
  { most, onBusy }: { most: number; onBusy: (busy: boolean) => void },
) {
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<{ name: string; error: unknown } | null>(null);
  const [leftOut, setLeftOut] = useState(false);
  const latest = useRef(files);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    latest.current = files;
  });
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);

  async function send(chosen: readonly File[]): Promise<void> {
    const { signal } = leaving.current;
    const fitting = chosen.slice(0, most - latest.current.length);
    setRefusal(null);
    setLeftOut(fitting.length < chosen.length);
    onBusy(true);
    for (const file of fitting) {
      setProgress(0);
      try {
        const sent = await answered(upload(file, { uuid: crypto.randomUUID(), signal, onProgress: setProgress }));
        const { id, name, thumbnail, uuid } = sent;
        latest.current = [...latest.current, { id, name, thumbnail, uuid }];
        onChange([...latest.current]);
      } catch (error) {
        if (signal.aborted) return;
        setRefusal({ name: file.name, error });
        break;
      }
    }
    setProgress(null);
    onBusy(false);
  }

  // Files that are pasted during an upload wait for it, so that they count its files and the form stays busy.
  const running = useRef(Promise.resolve());
  const add = (chosen: readonly File[]): Promise<void> => (running.current = running.current.then(() => send(chosen)));

  return { progress, refusal, leftOut, add };
}
