import { textOf } from '../../../lib/html.ts';

/** Part 1 §5 and §9. */
export const TITLE_MAX = 100;
export const CONTENT_MIN = 5;

export interface TopicDraft {
  title: string;
  content: string;
  channel_id: number | null;
}

/** A chosen board alone is nothing that anybody typed. */
export const isUntouched = (draft: TopicDraft) => draft.title === '' && textOf(draft.content) === '';

export type DraftErrors = Partial<Record<keyof TopicDraft, string>>;
