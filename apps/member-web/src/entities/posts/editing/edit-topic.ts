import type { TFunction } from 'i18next';
import { videoLink } from '@lyceum/contracts/community/video-link';
import { textOf } from '../../../lib/html.ts';
import { editedFiles, isPicture, keptAttachment, type PostFile } from '../../media/upload/post-file.ts';
import type { Topic } from '../cache/topic-cache.ts';
import { fieldTime, sentTime } from '../../../lib/time/zoned-time.ts';

/** Part 1 §5 and §9. */
export const TITLE_MAX = 100;
const CONTENT_MIN = 5;

export interface TopicForm {
  title: string;
  content: string;
  files: PostFile[];
  video_url: string;
  board: number;
  slug: string;
  meta_title: string;
  meta_description: string;
  /** As a date field writes it, on the clocks of whoever edits. */
  release: string;
}
export interface Rights {
  author: boolean;
  admin: boolean;
}
type Errors = Partial<Record<keyof TopicForm, string>>;

/** The meta fields begin as what search engines would show without them: an administrator changes, rather than fills in. */
export const valuesOf = (topic: Topic, zone: string): TopicForm => ({
  title: topic.title,
  content: topic.content ?? '',
  files: topic.attachments.map(keptAttachment),
  video_url: topic.video_url ?? '',
  board: topic.board_id,
  slug: topic.slug,
  meta_title: topic.meta_title ?? topic.title,
  meta_description: topic.meta_description ?? topic.excerpt,
  release: fieldTime(new Date(topic.release_date), zone),
});

/** What differs, and is the sender's to change: the server refuses what is not, field by field. */
export function changesOf(form: TopicForm, topic: Topic, { author, admin }: Rights, zone: string) {
  const before = valuesOf(topic, zone);
  const own = author && {
    title: form.title.trim(),
    content: form.content,
    ...editedFiles(form.files, topic.attachments),
    ...(topic.post_type === 'video' && { video_url: form.video_url }),
  };
  const kept = admin && {
    channel_id: form.board,
    slug: form.slug,
    meta_title: form.meta_title,
    meta_description: form.meta_description,
    ...(form.release !== before.release && { release_date: sentTime(form.release, zone) }),
  };
  return { ...own, ...kept };
}

/** A text is required of text posts, and of every post on a moodboard; polls, media and introductions may have none (part 1 §5). */
export function checked(
  form: TopicForm,
  { author, admin }: Rights,
  t: TFunction,
  { post_type: postType, board_type }: Pick<Topic, 'post_type' | 'board_type'>,
): Errors {
  const errors: Errors = {};
  const required = (field: 'slug' | 'meta_title' | 'meta_description') => {
    if (!form[field].trim()) errors[field] = t('topic.fieldRequired');
  };
  if (author) {
    const length = textOf(form.content).length;
    if (!form.title.trim()) errors.title = t('composer.titleRequired');
    if (postType === 'image' && !form.files.some(isPicture)) errors.files = t('composer.pictureRequired');
    if (postType === 'video' && !videoLink(form.video_url)) errors.video_url = t('composer.videoRequired');
    const speaks = postType === 'text' || board_type === 'moodboard';
    if (speaks && length === 0) errors.content = t('errors.contentRequired');
    else if (speaks && length < CONTENT_MIN) {
      errors.content = t('composer.contentShort', { count: CONTENT_MIN });
    }
  }
  if (admin) {
    required('slug');
    required('meta_title');
    required('meta_description');
    if (Number.isNaN(Date.parse(form.release))) errors.release = t('topic.fieldRequired');
  }
  return errors;
}
