import type { TFunction } from 'i18next';
import { videoLink } from '@lyceum/contracts/community/video-link';
import { textOf } from '../../../lib/html.ts';
import { isPicture } from '../../../entities/media/upload/post-file.ts';
import { emptyPoll, type PollErrors, pollErrors } from '../../../entities/posts/poll/poll-form.ts';
import type { TopicDraft } from './draft.ts';

/** Part 1 §5. */
const CONTENT_MIN = 5;

export type DraftErrors = Partial<Record<Exclude<keyof TopicDraft, 'poll'>, string>> & { poll?: PollErrors };

/** Part 1 §5; `now` is as a date field writes it. */
export function checked(draft: TopicDraft, now: string, t: TFunction): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.post_type === 'poll') {
    const { question, ...others } = pollErrors(draft.title, draft.poll ?? emptyPoll(), now, t);
    if (question) errors.title = question;
    if (Object.keys(others).length > 0) errors.poll = others;
  } else {
    const length = textOf(draft.content).length;
    if (!draft.title.trim()) errors.title = t('composer.titleRequired');
    if (draft.post_type === 'image') {
      if (!draft.files?.some(isPicture)) errors.files = t('composer.pictureRequired');
    } else if (draft.post_type === 'video') {
      if (!videoLink(draft.video_url ?? '')) errors.video_url = t('composer.videoRequired');
    } else if (length === 0) errors.content = t('errors.contentRequired');
    else if (length < CONTENT_MIN) errors.content = t('composer.contentShort', { count: CONTENT_MIN });
  }
  if (draft.channel_id === null) errors.channel_id = t('composer.boardRequired');
  if (draft.release && draft.release <= now) errors.release = t('release.past');
  return errors;
}
