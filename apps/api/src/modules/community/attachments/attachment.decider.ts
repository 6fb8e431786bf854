import { Refusal } from '@lyceum/kernel';
import { DOCUMENTS_PER_POST, IMAGES_PER_POST, SOUNDS_PER_POST, isDocument } from './attachment.constants.ts';
import type { Attachment } from './attachment.events.ts';
import { communityText } from '../community.texts.ts';

/**
 * How an edit changes the files. `kept` lists all files after the edit, in order, both present and new. Without `kept`,
 * all present files stay. `added` lists the new files. Those that `kept` omits go last.
 */
export interface FileChanges {
  kept?: readonly { id: number; alt?: string | null }[];
  added: readonly Attachment[];
}

/** Whether every file in `kept` exists. If one is missing, another edit has removed it. */
export const areThere = (present: readonly Attachment[], { kept = [], added }: FileChanges): boolean =>
  kept.every(({ id }) => [...present, ...added].some((file) => file.id === id));

/**
 * Returns the files after an edit. A file keeps its alternative text if `kept` gives none.
 * @throws {Refusal} `invalid` if `kept` lists an unknown file.
 */
export function changedFiles(present: readonly Attachment[], { kept, added }: FileChanges): Attachment[] {
  const andNew = (staying: readonly Attachment[]) => [
    ...staying,
    // A repeated request may add a file that is already present.
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

/** Whether both lists hold the same files in the same order, with the same alternative texts. */
export const sameFiles = (one: readonly Attachment[], other: readonly Attachment[]): boolean =>
  one.length === other.length && one.every(({ id, alt }, at) => id === other[at]!.id && alt === other[at]!.alt);

/** The video of a video post. */
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

/**
 * Checks the required and allowed media of a topic's type, at posting and after every edit (part 1 §5).
 * @throws {Refusal} `invalid` at the field that breaks the rule.
 */
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
