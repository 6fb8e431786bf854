import type { TFunction } from 'i18next';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { videoLink } from '@lyceum/contracts/community/video-link';
import type { Errors } from '../../../lib/forms/use-form.ts';
import { textOf } from '../../../lib/html.ts';
import { editedFiles, isPicture, keptAttachment, type PostFile } from '../../media/upload/post-file.ts';
import type { Topic } from '../cache/topic-cache.ts';
import { fieldTime, sentTime } from '../../../lib/time/zoned-time.ts';

const { contentMin: CONTENT_MIN } = COMMUNITY_LIMITS;

export interface TopicForm {
  title: string;
  content: string;
  /** Joined by commas, which no tag has. */
  tags: string;
  files: PostFile[];
  video_url: string;
  board: number;
  slug: string;
  meta_title: string;
  meta_description: string;
  /** Value of a date field, in the editor's time zone. */
  release: string;
}
export interface Rights {
  author: boolean;
  admin: boolean;
}

/** Form values of a topic. Empty meta fields start with the title and excerpt that search engines would use. */
export const valuesOf = (topic: Topic, zone: string): TopicForm => ({
  title: topic.title,
  content: topic.content ?? '',
  tags: topic.tags?.join() ?? '',
  files: topic.attachments.map(keptAttachment),
  video_url: topic.video_url ?? '',
  board: topic.board_id,
  slug: topic.slug,
  meta_title: topic.meta_title ?? topic.title,
  meta_description: topic.meta_description ?? topic.excerpt,
  release: fieldTime(new Date(topic.release_date), zone),
});

/** Request body with the fields that the member may change. The server refuses any other field. */
export function changesOf(form: TopicForm, topic: Topic, { author, admin }: Rights, zone: string) {
  const before = valuesOf(topic, zone);
  const own = author && {
    title: form.title.trim(),
    content: form.content,
    ...(form.tags !== before.tags && { tags: form.tags.split(',').filter(Boolean) }),
    ...editedFiles(form.files, topic.attachments),
    ...(topic.post_type === 'video' && { video_url: form.video_url }),
  };
  const kept = admin && {
    channel_id: form.board,
    slug: form.slug,
    meta_title: form.meta_title,
    meta_description: form.meta_description,
    ...(form.release && form.release !== before.release && { release_date: sentTime(form.release, zone) }),
  };
  return { ...own, ...kept };
}

/**
 * Checks that no schema covers. Text posts and all posts on a moodboard require a text. Polls, media and introductions
 * do not (part 1 §5).
 */
export function checked(
  form: TopicForm,
  { author, admin }: Rights,
  t: TFunction,
  { post_type: postType, board_type }: Pick<Topic, 'post_type' | 'board_type'>,
): Errors<TopicForm> {
  const required = (field: 'meta_title' | 'meta_description') =>
    !form[field].trim() && { [field]: t('topic.fieldRequired') };
  const speaks = postType === 'text' || board_type === 'moodboard';
  return {
    ...(author && {
      ...(postType === 'image' && !form.files.some(isPicture) && { files: t('composer.pictureRequired') }),
      ...(postType === 'video' && !videoLink(form.video_url) && { video_url: t('composer.videoRequired') }),
      ...(speaks && contentErrors(form.content, t)),
    }),
    ...(admin && {
      ...required('meta_title'),
      ...required('meta_description'),
      ...(Number.isNaN(Date.parse(form.release)) && { release: t('topic.fieldRequired') }),
    }),
  };
}

/** A text needs at least five characters (part 1 §5). */
export function contentErrors(content: string, t: TFunction): { content?: string } {
  const { length } = textOf(content);
  if (length === 0) return { content: t('errors.contentRequired') };
  return length < CONTENT_MIN ? { content: t('composer.contentShort', { count: CONTENT_MIN }) } : {};
}
