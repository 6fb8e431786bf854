import type { TFunction } from 'i18next';
import { textOf } from '../../../lib/html.ts';
import { emptyPoll, type PollErrors, pollErrors, type PollForm } from '../../../ui/poll/poll-form.ts';
import type { PostType } from './post-types.ts';

/** Part 1 §5 and §9. */
export const TITLE_MAX = 100;
const CONTENT_MIN = 5;

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
    if (length === 0) errors.content = t('errors.contentRequired');
    else if (length < CONTENT_MIN) errors.content = t('composer.contentShort', { count: CONTENT_MIN });
  }
  if (draft.channel_id === null) errors.channel_id = t('composer.boardRequired');
  if (draft.release && draft.release <= now) errors.release = t('release.past');
  return errors;
}
