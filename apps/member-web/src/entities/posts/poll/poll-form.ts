import { POLL_LIMITS } from '@lyceum/contracts/limits';
import type { TFunction } from 'i18next';
import type { Poll } from './poll.ts';
import type { Reader } from '@lyceum/browser/time';
import { fieldTime, sentTime } from '../../../lib/time/zoned-time.ts';

/** Part 1 §3, the switches of a poll. */
export const SWITCHES = ['poll_multiple_answers', 'retry', 'poll_public', 'poll_allow_guest_answers'] as const;
export type Switch = (typeof SWITCHES)[number];

export interface Answer {
  /** Of an option that is there already. */
  id?: number;
  value: string;
}

export interface PollForm {
  answers: Answer[];
  on: Partial<Record<Switch, boolean>>;
  /** As a date field writes it, on the clocks of whoever asks; empty is none. */
  end: string;
}

export const emptyPoll = (): PollForm => ({ answers: [{ value: '' }, { value: '' }], on: {}, end: '' });

export const pollFormOf = ({ questions: [question], settings, ends_at }: Poll, zone: string): PollForm => ({
  answers: (question?.question_options ?? []).map(({ id, value }) => ({ id, value })),
  on: Object.fromEntries(SWITCHES.map((name) => [name, settings[name] === '1'])),
  end: ends_at === null ? '' : fieldTime(new Date(ends_at), zone),
});

export const settingsOf = ({ on, end }: PollForm, zone: string) => ({
  ...Object.fromEntries(SWITCHES.map((name) => [name, on[name] ? ('1' as const) : ('0' as const)])),
  end_date: end ? sentTime(end, zone) : null,
});

export const answersOf = ({ answers }: PollForm) => answers.map(({ id, value }) => ({ id, value: value.trim() }));

export interface PollErrors {
  question?: string;
  /** Error messages by the index of the option. */
  answers?: Record<number, string>;
  end?: string;
}

/** Part 1 §5. `now` is as a date field writes it; null where an end may lie in the past. */
export function pollErrors(question: string, { answers, end }: PollForm, now: string | null, t: TFunction): PollErrors {
  const errors: PollErrors = {};
  const { min, max } = POLL_LIMITS.question;
  const length = [...question.trim()].length;
  if (length === 0) errors.question = t('poll.questionRequired');
  else if (length < min || length > max) errors.question = t('poll.questionLength', { min, max });
  const values = answers.map(({ value }) => value.trim().toLocaleLowerCase());
  const wrong = values.flatMap((value, index): [number, string][] => {
    if (!value) return [[index, t('poll.answerRequired')]];
    return values.indexOf(value) < index ? [[index, t('poll.answerTwice')]] : [];
  });
  if (wrong.length > 0) errors.answers = Object.fromEntries(wrong);
  if (now !== null && end && end <= now) errors.end = t('release.past');
  return errors;
}

/** Part 3 §5: 'D MMMM YYYY, HH:mm', on the reader's clocks, in their language. */
export function endTime(moment: string, { language, zone }: Reader): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(new Date(moment));
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}
