import { Refusal } from '@lyceum/kernel';
import type { Attachment } from './attachment.events.ts';
import { communityText } from '../community.texts.ts';

/** The allowed file types of a moodpost (part 1 §5). */
const FILETYPES: readonly string[] = ['image/jpeg', 'image/png'];

export const ONLY_PICTURES = communityText('moodpost.pictures');

/**
 * Checks that a moodpost has exactly one picture, JPG or PNG (part 1 §5). Its title and text follow the rules of text
 * topics.
 * @throws {Refusal} `invalid` at the field that breaks the rule.
 */
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

/**
 * Requires enough text when a topic moves to a moodboard. On its former board, the picture alone may have sufficed.
 * @throws {Refusal} `invalid` at `content`.
 */
export function checkMoodText(content: string, isEnough: (html: string) => boolean): void {
  if (!isEnough(content)) throw Refusal.invalid('content', communityText('moodpost.text'));
}
