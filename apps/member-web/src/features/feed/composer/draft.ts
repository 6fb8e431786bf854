import { textOf } from '../../../lib/html.ts';
import type { PostFile } from '../../../entities/media/upload/post-file.ts';
import type { PollForm } from '../../../entities/posts/poll/poll-form.ts';
import type { PostType } from './post-types.ts';

export interface TopicDraft {
  title: string;
  content: string;
  channel_id: number | null;
  tags?: string[];
  /** Defaults to text. */
  post_type?: PostType;
  /** For a poll, whose question is the title. */
  poll?: PollForm;
  /** Uploaded files. Picture posts include the pictures, and every post type includes the sounds. */
  files?: PostFile[];
  /** For a video post. */
  video_url?: string;
  /** For administrators (part 1 §6): pinned to the board, and the release in the format of a date field. */
  sticky?: boolean;
  release?: string;
}

/** Whether the draft has no input. A chosen board does not count as input. */
export const isUntouched = (draft: TopicDraft) =>
  draft.title === '' &&
  textOf(draft.content) === '' &&
  !draft.files?.length &&
  !draft.tags?.length &&
  !draft.video_url &&
  !draft.poll?.answers.some(({ value }) => value !== '');
