import { POLL_LIMITS } from '@lyceum/contracts/limits';
import type { TFunction } from 'i18next';
import type { Issue } from '../../../lib/forms/schema.ts';
import type { Poll } from './poll.ts';
import type { Reader } from '@lyceum/browser/time';
import { fieldTime, sentTime } from '../../../lib/time/zoned-time.ts';

/** Switches of a poll (part 1 §3). */
export const SWITCHES = ['poll_multiple_answers', 'retry', 'poll_public', 'poll_allow_guest_answers'] as const;
export type Switch = (typeof SWITCHES)[number];

export interface Answer {
  /** Id of an existing option. */
  id?: number;
  value: string;
}

export interface PollForm {
  answers: Answer[];
  on: Partial<Record<Switch, boolean>>;
  /** Value of a date field in the author's time zone. Empty means no end. */
  end: string;
}

/** Form values of a new poll. */
export const emptyPoll = (): PollForm => ({ answers: [{ value: '' }, { value: '' }], on: {}, end: '' });

/** Converts a poll to form values. */
export const pollFormOf = ({ questions: [question], settings, ends_at }: Poll, zone: string): PollForm => ({
  answers: (question?.question_options ?? []).map(({ id, value }) => ({ id, value })),
  on: Object.fromEntries(SWITCHES.map((name) => [name, settings[name] === '1'])),
  end: ends_at === null ? '' : fieldTime(new Date(ends_at), zone),
});

/** Request settings of a poll: switches as `'1'` or `'0'`, and the end date. */
export const settingsOf = ({ on, end }: PollForm, zone: string) => ({
  ...Object.fromEntries(SWITCHES.map((name) => [name, on[name] ? ('1' as const) : ('0' as const)])),
  end_date: end ? sentTime(end, zone) : null,
});

/** Request answers of a poll, trimmed. */
export const answersOf = ({ answers }: PollForm) => answers.map(({ id, value }) => ({ id, value: value.trim() }));

/** Error messages by answer index, and for the end date. */
export type PollErrors = { [Place in `poll.${number}` | 'poll.end']?: string };

/** Maps the API's field names to those of the form. */
export const POLL_NAMES = {
  question_options: 'poll',
  'poll.question_options': 'poll',
  'settings.end_date': 'poll.end',
  'poll.settings.end_date': 'poll.end',
} as const;

/**
 * Checks that no schema covers: answers differ, and the end is in the future (part 1 §5). `now` is a date-field value.
 * Null allows past ends.
 */
export function pollErrors({ answers, end }: PollForm, now: string | null, t: TFunction): PollErrors {
  const values = answers.map(({ value }) => value.trim().toLocaleLowerCase());
  const twice = values.flatMap((value, place) =>
    value && values.indexOf(value) < place ? [[`poll.${place}`, t('pollDialogs.answerTwice')]] : [],
  );
  return {
    ...(Object.fromEntries(twice) as PollErrors),
    ...(now !== null && end && end <= now && { 'poll.end': t('release.past') }),
  };
}

/** Returns the error message for the question (part 1 §5). */
export const questionWords =
  (t: TFunction) =>
  ({ minimum }: Issue): string =>
    Number(minimum) === 1 ? t('pollDialogs.questionRequired') : t('pollDialogs.questionLength', POLL_LIMITS.question);

/** Formats a timestamp as 'D MMMM YYYY, HH:mm' in the reader's time zone and language (part 3 §5). */
export function endTime(moment: string, { language, zone }: Reader): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(new Date(moment));
  const [day, month, year] = [part({ day: 'numeric' }), part({ month: 'long' }), part({ year: 'numeric' })];
  return `${day} ${month} ${year}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}
