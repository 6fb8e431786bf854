import { upload } from '@lyceum/browser/upload';
import type { media } from '@lyceum/contracts';
import { useEffect, useRef, useState } from 'react';

/** A file of a record, or one that will be: of those `uuid` says how it was sent. */
export interface HeldFile {
  id: number;
  name: string;
  thumbnail: string | null;
  uuid?: string;
}

export const heldFile = ({ id, name, thumbnail }: media.Attachment): HeldFile => ({ id, name, thumbnail });

/** What a command is sent: which are new, and which are there afterwards, in this order. */
export const sentFiles = (files: readonly HeldFile[]) => ({
  upload_uuids: files.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid])),
  attachment_ids: files.map(({ id }) => id),
});

/** Sends files one after the other; what was sent before one is refused stays. Leaving ends what is on its way. */
export function useFiles(
  files: readonly HeldFile[],
  onChange: (files: HeldFile[]) => void,
  { most, onBusy }: { most: number; onBusy: (busy: boolean) => void },
) {
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
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

  async function add(chosen: readonly File[]): Promise<void> {
    const { signal } = leaving.current;
    setRefused(false);
    onBusy(true);
    for (const file of chosen.slice(0, most - latest.current.length)) {
      setProgress(0);
      try {
        const sent = await upload(file, { uuid: crypto.randomUUID(), signal, onProgress: setProgress });
        const { id, name, thumbnail, uuid } = sent;
        latest.current = [...latest.current, { id, name, thumbnail, uuid }];
        onChange([...latest.current]);
      } catch {
        if (signal.aborted) return;
        setRefused(true);
        break;
      }
    }
    setProgress(null);
    onBusy(false);
  }

  return { progress, refused, add };
}
