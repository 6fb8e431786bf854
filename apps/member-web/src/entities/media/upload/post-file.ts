import type { media } from '@lyceum/contracts';

/** A file of something that is being written: stored already, and not its own before it is posted. */
export interface PostFile extends Omit<media.Attachment, 'alt'> {
  /** Null: it is attached already, and stays so while it is here. */
  uuid: string | null;
  alt: string;
}

export const keptUpload = (stored: media.Upload): PostFile => ({ ...stored, alt: '' });

export const keptAttachment = (file: media.Attachment): PostFile => ({ ...file, uuid: null, alt: file.alt ?? '' });

export const isPicture = ({ width }: Pick<PostFile, 'width'>): boolean => width !== null;

/** What is new among them, as a post is sent with it. */
export function newFiles(files: readonly PostFile[]) {
  const fresh = files.filter((file): file is PostFile & { uuid: string } => file.uuid !== null);
  if (fresh.length === 0) return {};
  return { upload_uuids: fresh.map(({ uuid }) => uuid), upload_alts: fresh.map(({ alt }) => alt.trim() || null) };
}

/** Of an edit: all that are there afterwards, in order. Nothing where there is nothing to say. */
export function editedFiles(files: readonly PostFile[], before: readonly media.Attachment[]) {
  if (files.length === 0 && before.length === 0) return {};
  return { ...newFiles(files), attachments: files.map(({ id, alt }) => ({ id, alt: alt.trim() || null })) };
}

/** The same ones, in the same order, said to show the same. */
export const isSameFiles = (some: readonly PostFile[], others: readonly PostFile[]): boolean =>
  some.length === others.length && some.every(({ id, alt }, at) => others[at]?.id === id && others[at]?.alt === alt);

/** By the addresses that they are served from now. */
export const keptFrom = (files: readonly PostFile[], newest: readonly PostFile[]): PostFile[] =>
  files.map((file) => {
    const now = file.uuid === null && newest.find(({ id }) => id === file.id);
    return now ? { ...now, alt: file.alt } : file;
  });

/**
 * The files of an edit that somebody was before: what is chosen here stays, but for what they took off, which is no longer
 * to be had; what they added stands behind, so that it is seen before it is saved over.
 */
export function filesOverNewer(
  files: readonly PostFile[],
  base: readonly media.Attachment[],
  newest: readonly media.Attachment[],
): PostFile[] {
  const has = (list: readonly { id: number }[], { id }: { id: number }) => list.some((file) => file.id === id);
  const stay = files.filter((file) => file.uuid !== null || has(newest, file));
  const theirs = newest.filter((file) => !has(base, file) && !has(files, file));
  return [...stay, ...theirs.map(keptAttachment)];
}
