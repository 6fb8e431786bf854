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

/** Of a form that keeps what was stored by itself, for instance with its draft. */
interface Keeping {
  /** So many are kept already. */
  held: number;
  /** From now on it is the form's. `order` has the uuids as they were chosen, which is not how they arrive. */
  onStored: (stored: media.Upload, order: readonly string[]) => void;
  /** It cannot be used, however often it is sent: it is gone from here (part 1 §8). */
  onRefused: (name: string) => void;
  /** There is no room for it beside the others. */
  onTooMany: (name: string) => void;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The name of a refused file, with what the server says is wrong with it. */
const withCause = (name: string, error: unknown): string => {
  const cause = error instanceof ApiError ? error.errors.file?.[0] : undefined;
  return cause === undefined ? name : `${name}: ${cause}`;
};

/**
 * The files of one form: sends them as they are added, at most `most`. A form submits `uuids`, and waits while `busy`.
 * What is left behind when the form goes is removed by the server in time.
 */
export function useUploads(most: number, keeping?: Keeping) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** Known at once, also to what was called before the next painting. */
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

  /** Resolves with what was stored; null for what failed or was cancelled. */
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

  /** They are something's now, and no longer this form's. */
  function forget(uuids: readonly string[]): void {
    count.current -= uuids.length;
    setItems((all) => all.filter(({ uuid }) => !uuids.includes(uuid)));
  }

  /** Stops what is under way, and takes back what may have been stored. */
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
