import { textOf } from '../../../lib/html.ts';
import type { PostFile } from '../../../entities/media/upload/post-file.ts';
import type { PollForm } from '../../../entities/posts/poll/poll-form.ts';
import type { PostType } from './post-types.ts';

export interface TopicDraft {
  title: string;
  content: string;
  channel_id: number | null;
  /** Text, where nothing else was chosen. */
  post_type?: PostType;
  /** Of a poll, whose question is the title. */
  poll?: PollForm;
  /** Stored already. Pictures are posted with a post of pictures, sounds with every kind. */
  files?: PostFile[];
  /** Of a video post. */
  video_url?: string;
  /** For administrators (part 1 §6): pinned to its board, and when it comes out, as a date field writes it. */
  sticky?: boolean;
  release?: string;
}

/** A chosen board alone is nothing that anybody typed. */
export const isUntouched = (draft: TopicDraft) =>
  draft.title === '' &&
  textOf(draft.content) === '' &&
  !draft.files?.length &&
  !draft.video_url &&
  !draft.poll?.answers.some(({ value }) => value !== '');
