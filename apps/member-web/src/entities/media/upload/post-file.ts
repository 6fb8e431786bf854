import type { media } from '@lyceum/contracts';

/** A file of a draft. It is already stored, but belongs to the post only after posting. */
export interface PostFile extends Omit<media.Attachment, 'alt'> {
  /** Null for a file that is already attached to the post. */
  uuid: string | null;
  alt: string;
}

/** Converts a finished upload to a draft file. */
export const keptUpload = (stored: media.Upload): PostFile => ({ ...stored, alt: '' });

/** Converts an attachment to a draft file. */
export const keptAttachment = (file: media.Attachment): PostFile => ({ ...file, uuid: null, alt: file.alt ?? '' });

/** Whether the file is a picture. Only pictures have a width. */
export const isPicture = ({ width }: Pick<PostFile, 'width'>): boolean => width !== null;

/** Request fields for the new files of a post. Empty if there are none. */
export function newFiles(files: readonly PostFile[]) {
  const fresh = files.filter((file): file is PostFile & { uuid: string } => file.uuid !== null);
  if (fresh.length === 0) return {};
  return { upload_uuids: fresh.map(({ uuid }) => uuid), upload_alts: fresh.map(({ alt }) => alt.trim() || null) };
}

/** Request fields for an edit: all final files in order. Empty if the post has no files before and after. */
export function editedFiles(files: readonly PostFile[], before: readonly media.Attachment[]) {
  if (files.length === 0 && before.length === 0) return {};
  return { ...newFiles(files), attachments: files.map(({ id, alt }) => ({ id, alt: alt.trim() || null })) };
}

/** Whether both lists have the same files, order and alt texts. */
export const isSameFiles = (some: readonly PostFile[], others: readonly PostFile[]): boolean =>
  some.length === others.length && some.every(({ id, alt }, at) => others[at]?.id === id && others[at]?.alt === alt);

/** Refreshes the URLs of attached files from the newest version of the post. */
export const keptFrom = (files: readonly PostFile[], newest: readonly PostFile[]): PostFile[] =>
  files.map((file) => {
    const now = file.uuid === null && newest.find(({ id }) => id === file.id);
    return now ? { ...now, alt: file.alt } : file;
  });

/**
 * Merges the files of an edit with a newer version by someone else. Keeps the member's choice, except for files that
 * the other editor removed. Appends files that the other editor added, so that the member sees them before saving.
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
