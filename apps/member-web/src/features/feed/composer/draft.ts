import { textOf } from '../../../lib/html.ts';
import type { PollForm } from '../../../ui/poll/poll-form.ts';
import type { PostType } from './post-types.ts';

/** Part 1 §5 and §9. */
export const TITLE_MAX = 100;

export interface TopicDraft {
  title: string;
  content: string;
  channel_id: number | null;
  /** Text, where nothing else was chosen. */
  post_type?: PostType;
  /** Of a poll, whose question is the title. */
  poll?: PollForm;
  /** For administrators (part 1 §6): pinned to its board, and when it comes out, as a date field writes it. */
  sticky?: boolean;
  release?: string;
}

/** A chosen board alone is nothing that anybody typed. */
export const isUntouched = (draft: TopicDraft) =>
  draft.title === '' && textOf(draft.content) === '' && !draft.poll?.answers.some(({ value }) => value !== '');
