import { POLL_LIMITS } from '@lyceum/contracts/limits';
import type { TFunction } from 'i18next';
import type { Issue } from '../../../lib/forms/schema.ts';
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

/** What is wrong, by the places of answers, and with the end. */
export type PollErrors = { [Place in `poll.${number}` | 'poll.end']?: string };

/** How the operations call the fields of a poll. */
export const POLL_NAMES = {
  question_options: 'poll',
  'poll.question_options': 'poll',
  'settings.end_date': 'poll.end',
  'poll.settings.end_date': 'poll.end',
} as const;

/** Part 1 §5, what no schema knows: answers differ, and end in the future; `now` is as a date field writes it, null where an end may lie in the past. */
export function pollErrors({ answers, end }: PollForm, now: string | null, t: TFunction): PollErrors {
  const values = answers.map(({ value }) => value.trim().toLocaleLowerCase());
  const twice = values.flatMap((value, place) =>
    value && values.indexOf(value) < place ? [[`poll.${place}`, t('poll.answerTwice')]] : [],
  );
  return {
    ...(Object.fromEntries(twice) as PollErrors),
    ...(now !== null && end && end <= now && { 'poll.end': t('release.past') }),
  };
}

/** Part 1 §5, what is said of a question. */
export const questionWords =
  (t: TFunction) =>
  ({ minimum }: Issue): string =>
    Number(minimum) === 1 ? t('poll.questionRequired') : t('poll.questionLength', POLL_LIMITS.question);

/** Part 3 §5: 'D MMMM YYYY, HH:mm', on the reader's clocks, with the month in their language. */
export function endTime(moment: string, { language, zone }: Reader): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(new Date(moment));
  const [day, month, year] = [part({ day: 'numeric' }), part({ month: 'long' }), part({ year: 'numeric' })];
  return `${day} ${month} ${year}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}
