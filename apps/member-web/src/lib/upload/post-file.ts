import type { media } from '@lyceum/contracts';

/** A file of something that is being written: stored already, and not its own before it is posted. */
export interface PostFile extends Omit<media.Attachment, 'alt'> {
  /** Null: it is attached already, and stays so while it is here. */
  uuid: string | null;
  alt: string;
}

export const keptUpload = ({ size: _, ...stored }: media.Upload): PostFile => ({ ...stored, alt: '' });

export const keptAttachment = (file: media.Attachment): PostFile => ({ ...file, uuid: null, alt: file.alt ?? '' });

export const isPicture = ({ width }: Pick<PostFile, 'width'>): boolean => width !== null;

/** What is new among them, as a post is sent with it. */
export function newFiles(files: readonly PostFile[]) {
  const fresh = files.filter((file): file is PostFile & { uuid: string } => file.uuid !== null);
  if (fresh.length === 0) return {};
  return { upload_uuids: fresh.map(({ uuid }) => uuid), upload_alts: fresh.map(({ alt }) => alt.trim() || null) };
}

/** Of an edit: what stays besides. Nothing where there is nothing to say. */
export function editedFiles(files: readonly PostFile[], before: readonly media.Attachment[]) {
  if (files.length === 0 && before.length === 0) return {};
  const kept = files.filter(({ uuid }) => uuid === null);
  return { ...newFiles(files), attachments: kept.map(({ id, alt }) => ({ id, alt: alt.trim() || null })) };
}
