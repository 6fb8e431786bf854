import { Refusal } from '@lyceum/kernel';
import type { Attachment } from './attachment.events.ts';
import { communityText } from '../community.texts.ts';

/** Part 1 §5. */
const FILETYPES: readonly string[] = ['image/jpeg', 'image/png'];

export const ONLY_PICTURES = communityText('moodpost.pictures');

/** A moodpost is one picture, JPG or PNG, with a title and a text as every post of words has them (part 1 §5). */
export function checkMoodpost({
  post_type,
  attachments = [],
}: {
  post_type: string;
  attachments?: readonly Attachment[];
}): void {
  if (post_type !== 'image') throw Refusal.invalid('post_type', ONLY_PICTURES);
  const [picture, ...others] = attachments;
  if (!picture) throw Refusal.invalid('upload_uuids', communityText('post.picture'));
  if (others.length > 0) throw Refusal.invalid('upload_uuids', communityText('moodpost.onePicture'));
  if (!FILETYPES.includes(picture.filetype)) throw Refusal.invalid('upload_uuids', communityText('moodpost.filetype'));
}

/** What comes from a board where a picture speaks for itself brings a text along, or stays there. */
export function checkMoodText(content: string, isEnough: (html: string) => boolean): void {
  if (!isEnough(content)) throw Refusal.invalid('content', communityText('moodpost.text'));
}
