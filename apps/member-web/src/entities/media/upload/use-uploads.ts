import type { media } from '@lyceum/contracts';
import { ApiError, api } from '@lyceum/browser/client';
import { useEffect, useRef, useState } from 'react';
import { upload } from '@lyceum/browser/upload';

export interface UploadItem {
  uuid: string;
  file: File;
  state: 'uploading' | 'complete' | 'failed';
  /** From 0 to 1. */
  progress: number;
  stored: media.Upload | null;
}

type Change = Partial<Omit<UploadItem, 'uuid' | 'file'>>;

/** Callbacks of a form that stores finished uploads itself, for example with its draft. */
interface Keeping {
  /** Number of files that the form already holds. */
  held: number;
  /**
   * Hands a finished upload over to the form. `order` lists the UUIDs as chosen, because uploads finish in any order.
   */
  onStored: (stored: media.Upload, order: readonly string[]) => void;
  /** The server refused the file for good, and it leaves the list (part 1 §8). */
  onRefused: (name: string) => void;
  /** The file exceeds the maximum. */
  onTooMany: (name: string) => void;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Name of a refused file with the server's reason. */
const withCause = (name: string, error: unknown): string => {
  const cause = error instanceof ApiError ? error.errors.file?.[0] : undefined;
  return cause === undefined ? name : `${name}: ${cause}`;
};

/**
 * Uploads the files of one form as the member adds them, at most `most`. The form submits `uuids` and waits while
 * `busy`. The server removes uploads that no form submits.
 */
export function useUploads(most: number, keeping?: Keeping) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** A ref, because the state is outdated for calls before the next render. */
  const count = useRef(0);
  const order = useRef<string[]>([]);

  const kept = useRef(keeping);
  useEffect(() => {
    kept.current = keeping;
  });

  const drop = (uuid: string): void => {
    count.current -= 1;
    setItems((all) => all.filter((item) => item.uuid !== uuid));
  };

  const change = (uuid: string, to: Change): void =>
    setItems((all) => all.map((item) => (item.uuid === uuid ? { ...item, ...to } : item)));

  async function run(uuid: string, file: File): Promise<media.Upload | null> {
    const controller = new AbortController();
    running.current.set(uuid, controller);
    try {
      const onProgress = (progress: number): void => change(uuid, { progress });
      const stored = await upload(file, { uuid, signal: controller.signal, onProgress });
      if (kept.current) {
        drop(uuid);
        kept.current.onStored(stored, order.current);
      } else change(uuid, { state: 'complete', progress: 1, stored });
      return stored;
    } catch (error) {
      if (controller.signal.aborted) return null;
      if (kept.current && isRefusal(error)) {
        drop(uuid);
        kept.current.onRefused(withCause(file.name, error));
      } else change(uuid, { state: 'failed' });
      return null;
    } finally {
      running.current.delete(uuid);
    }
  }

  /** Resolves to the stored files in order, with null for a failed or cancelled upload. */
  function add(files: readonly File[]): Promise<(media.Upload | null)[]> {
    const room = Math.max(0, most - count.current - (keeping?.held ?? 0));
    for (const { name } of files.slice(room)) keeping?.onTooMany(name);
    const added = files.slice(0, room).map((file) => ({
      uuid: crypto.randomUUID(),
      file,
      state: 'uploading' as const,
      progress: 0,
      stored: null,
    }));
    count.current += added.length;
    order.current.push(...added.map(({ uuid }) => uuid));
    setItems((all) => [...all, ...added]);
    return Promise.all(added.map(({ uuid, file }) => run(uuid, file)));
  }

  function retry({ uuid, file }: UploadItem): Promise<media.Upload | null> {
    change(uuid, { state: 'uploading', progress: 0 });
    return run(uuid, file);
  }

  /** Forgets uploads that now belong to a post. */
  function forget(uuids: readonly string[]): void {
    count.current -= uuids.length;
    setItems((all) => all.filter(({ uuid }) => !uuids.includes(uuid)));
  }

  /** Aborts the upload and deletes the file if the server has stored it. */
  function remove(uuid: string): void {
    running.current.get(uuid)?.abort();
    drop(uuid);
    void api('DELETE /uploader/{id}/delete', { params: { id: uuid } }).catch(() => undefined);
  }

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const complete = items.filter(({ state }) => state === 'complete');
  return {
    items,
    add,
    retry,
    remove,
    forget,
    busy: items.some(({ state }) => state === 'uploading'),
    uuids: complete.map(({ uuid }) => uuid),
  };
}
