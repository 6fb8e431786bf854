import { Refusal } from '@lyceum/kernel';
import { DOCUMENTS_PER_POST, IMAGES_PER_POST, SOUNDS_PER_POST, isDocument } from './attachment.constants.ts';
import type { Attachment } from './attachment.events.ts';
import { communityText } from '../community.texts.ts';

/**
 * What an edit does to the files: which are there afterwards, in order, present and new ones alike (all present ones where
 * that is not said), and which are new. A new one that has no place in that order comes behind.
 */
export interface FileChanges {
  kept?: readonly { id: number; alt?: string | null }[];
  added: readonly Attachment[];
}

/** Whether every file that stays is there: one that is not was taken off by somebody else's edit. */
export const areThere = (present: readonly Attachment[], { kept = [], added }: FileChanges): boolean =>
  kept.every(({ id }) => [...present, ...added].some((file) => file.id === id));

/** The files as they are after an edit. One keeps its alternative text where the order says none. */
export function changedFiles(present: readonly Attachment[], { kept, added }: FileChanges): Attachment[] {
  const andNew = (staying: readonly Attachment[]) => [
    ...staying,
    // Sent twice, it is there already.
    ...added.filter(({ id }) => !staying.some((file) => file.id === id)),
  ];
  if (!kept) return andNew(present);
  const byId = new Map([...added, ...present].map((file) => [file.id, file]));
  const staying = [...new Map(kept.map((file) => [file.id, file])).values()].map(({ id, alt }) => {
    const file = byId.get(id);
    if (!file) throw Refusal.invalid('attachments', communityText('post.fileGone'));
    return alt === undefined ? file : { ...file, alt: alt || null };
  });
  return andNew(staying);
}

export const sameFiles = (one: readonly Attachment[], other: readonly Attachment[]): boolean =>
  one.length === other.length && one.every(({ id, alt }, at) => id === other[at]!.id && alt === other[at]!.alt);

/** Of a video post. */
export interface Video {
  url: string;
  id: string | null;
}

export const VIDEO_REQUIRED = communityText('post.video');

interface PostMedia {
  post_type: string;
  attachments: readonly Attachment[];
  video_url: string | null;
}

/** Part 1 §5: what a topic of its kind must have and may have, at posting and after every edit. */
export function checkPost({ post_type, attachments, video_url }: PostMedia): void {
  const pictures = attachments.filter(({ width }) => width !== null).length;
  if (pictures > IMAGES_PER_POST) {
    throw Refusal.invalid('upload_uuids', communityText('post.pictures', { most: IMAGES_PER_POST }));
  }
  const documents = attachments.filter(({ filetype }) => isDocument(filetype)).length;
  if (documents > DOCUMENTS_PER_POST) {
    throw Refusal.invalid('upload_uuids', communityText('post.documents', { most: DOCUMENTS_PER_POST }));
  }
  if (attachments.length - pictures - documents > SOUNDS_PER_POST) {
    throw Refusal.invalid('upload_uuids', communityText('post.sounds', { most: SOUNDS_PER_POST }));
  }
  if (post_type === 'image' && pictures === 0) throw Refusal.invalid('upload_uuids', communityText('post.picture'));
  if (post_type === 'video' && !video_url) throw Refusal.invalid('video_url', VIDEO_REQUIRED);
  if (post_type !== 'video' && video_url) throw Refusal.invalid('video_url', communityText('post.noVideo'));
}
