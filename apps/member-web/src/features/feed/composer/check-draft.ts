import type { TFunction } from 'i18next';
import { videoLink } from '@lyceum/contracts/community/video-link';
import { isPicture } from '../../../entities/media/upload/post-file.ts';
import { contentErrors } from '../../../entities/posts/editing/edit-topic.ts';
import { emptyPoll, pollErrors } from '../../../entities/posts/poll/poll-form.ts';
import type { Errors } from '../../../lib/forms/use-form.ts';
import type { TopicDraft } from './draft.ts';

export type DraftErrors = Errors<Required<TopicDraft>>;

/** Checks that no schema covers (part 1 §5). `now` is in the format of a date field. */
export function checked(draft: TopicDraft, now: string, t: TFunction): DraftErrors {
  const { post_type = 'text', release } = draft;
  return {
    ...(post_type === 'poll' && pollErrors(draft.poll ?? emptyPoll(), now, t)),
    ...(post_type === 'image' && !draft.files?.some(isPicture) && { files: t('composer.pictureRequired') }),
    ...(post_type === 'video' && !videoLink(draft.video_url ?? '') && { video_url: t('composer.videoRequired') }),
    ...(post_type === 'text' && contentErrors(draft.content, t)),
    ...(release && release <= now && { release: t('release.past') }),
  };
}
