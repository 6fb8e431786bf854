import type { media } from '@lyceum/contracts';
import { DOCUMENTS_PER_POST, IMAGES_PER_POST, SOUNDS_PER_POST } from '@lyceum/contracts/limits';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { type FileSort, sortOf, sortOfLocal } from './file-sort.ts';
import { keptUpload, type PostFile } from './post-file.ts';
import { useUploads } from './use-uploads.ts';

/** Inserts a stored file before the first file that the member chose later. */
function inserted(files: readonly PostFile[], stored: media.Upload, order: readonly string[]): PostFile[] {
  const later = order.slice(order.indexOf(stored.uuid) + 1);
  const at = files.findIndex(({ uuid }) => uuid !== null && later.includes(uuid));
  return at < 0 ? [...files, keptUpload(stored)] : files.toSpliced(at, 0, keptUpload(stored));
}

interface Options {
  files: readonly PostFile[];
  /** Receives an updater, because several uploads may finish before the next render. */
  onChange: (update: (before: PostFile[]) => PostFile[]) => void;
  /** Joint maximum for all kinds of files, if the kinds have no separate limits. */
  most?: number;
}

/** Names of the files over a limit, by the limit that they exceed. */
export type LeftOut = Partial<Record<'files' | FileSort, string[]>>;

export type PostFiles = ReturnType<typeof usePostFiles>;

/** Files of a draft: running uploads and stored files. Reports refused files and files over a limit. */
export function usePostFiles({ files, onChange, most }: Options) {
  const [refused, setRefused] = useState<string[]>([]);
  const [tooMany, setTooMany] = useState<LeftOut>({});
  const leftOut = (kind: keyof LeftOut) => (name: string) =>
    setTooMany((before) => ({ ...before, [kind]: [...(before[kind] ?? []), name] }));
  const keeping = {
    onStored: (stored: media.Upload, order: readonly string[]) => onChange((before) => inserted(before, stored, order)),
    onRefused: (name: string) => setRefused((names) => [...names, name]),
  };
  const bounded = (sort: FileSort) => ({
    ...keeping,
    held: most ? files.length : files.filter((file) => sortOf(file) === sort).length,
    onTooMany: leftOut(most ? 'files' : sort),
  });
  const picturesOnWay = useUploads(most ?? IMAGES_PER_POST, bounded('pictures'));
  const soundsOnWay = useUploads(most ?? SOUNDS_PER_POST, bounded('sounds'));
  const documentsOnWay = useUploads(most ?? DOCUMENTS_PER_POST, bounded('documents'));

  /** Clears the messages about refused files and files over a limit. */
  function forget(): void {
    setRefused([]);
    setTooMany({});
  }

  function add(added: readonly File[]): void {
    forget();
    // With a joint limit, one upload list takes all files and enforces it.
    const sorted = (sort: FileSort) => added.filter((file) => (most ? 'pictures' : sortOfLocal(file)) === sort);
    void picturesOnWay.add(sorted('pictures'));
    void soundsOnWay.add(sorted('sounds'));
    void documentsOnWay.add(sorted('documents'));
  }

  function remove(file: PostFile): void {
    onChange((before) => before.filter(({ id }) => id !== file.id));
    if (!file.uuid) return;
    void api('DELETE /uploader/{id}/delete', { params: { id: file.uuid } }).catch(() => undefined);
  }

  /** The neighbour of the same kind, because each kind has a separate list on screen. */
  function beside(file: PostFile, by: -1 | 1): PostFile | undefined {
    const group = files.filter((each) => sortOf(each) === sortOf(file));
    return group[group.findIndex(({ id }) => id === file.id) + by];
  }

  const canMove = (file: PostFile, by: -1 | 1): boolean => beside(file, by) !== undefined;

  function move(file: PostFile, by: -1 | 1): void {
    const neighbour = beside(file, by);
    if (!neighbour) return;
    onChange((before) =>
      before.map((each) => (each.id === file.id ? neighbour : each.id === neighbour.id ? file : each)),
    );
  }

  const describe = (file: PostFile, alt: string): void =>
    onChange((before) => before.map((each) => (each.id === file.id ? { ...each, alt } : each)));

  return {
    files,
    onWay: [
      ...picturesOnWay.items.map((item) => ({ item, of: picturesOnWay })),
      ...soundsOnWay.items.map((item) => ({ item, of: soundsOnWay })),
      ...documentsOnWay.items.map((item) => ({ item, of: documentsOnWay })),
    ],
    busy: picturesOnWay.busy || soundsOnWay.busy || documentsOnWay.busy,
    refused,
    tooMany,
    ...{ add, forget, remove, move, canMove, describe },
  };
}
