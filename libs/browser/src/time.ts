const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A younger timestamp counts as "just now". So does one in the future, from a clock that runs ahead. */
const NOW_WITHIN = 45 * SECOND;
/** From this age on, a date is clearer than a number of days. */
const DATE_FROM = 7 * DAY;

const formats = new Map<string, unknown>();

/**
 * Caches formatters. Creating one takes longer than using it a hundred times, and a feed formats dozens of timestamps.
 */
function kept<F>(name: string, make: () => F): F {
  const format = (formats.get(name) as F | undefined) ?? make();
  formats.set(name, format);
  return format;
}

const dates = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(`${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options));

/** The locale for dates: the browser's locale if it has this language, otherwise European ("14 Nov", not "Nov 14"). */
export function localeFor(language: string, ofBrowser: readonly string[]): string {
  const own = ofBrowser.find((locale) => locale.split('-')[0] === language && locale.includes('-'));
  return own ?? (language === 'en' ? 'en-GB' : language);
}

/** The zone of a reader who has chosen none (part 1 §9). */
const DEFAULT_ZONE = 'Europe/Amsterdam';

/**
 * The time zone in which timestamps are shown and entered: a member's, or the community's for a guest. Never the
 * device's.
 */
export const zoneOf = (whose: { time_zone: string } | null | undefined): string => whose?.time_zone ?? DEFAULT_ZONE;

/** Language and time zone of a reader. */
export interface Reader {
  language: string;
  zone: string;
}

/** "18 minutes ago", "yesterday", "14 Nov" or "14 Nov 2025", in the reader's language and time zone. */
export function relativeTime(moment: string, now: number, { language, zone }: Reader, justNow: string): string {
  const then = new Date(moment);
  const age = now - then.getTime();
  if (age < NOW_WITHIN) return justNow;
  const relative = kept(`${language} ago`, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  if (age < HOUR - MINUTE / 2) return relative.format(-Math.max(1, Math.round(age / MINUTE)), 'minute');
  if (age < DAY - HOUR / 2) return relative.format(-Math.max(1, Math.round(age / HOUR)), 'hour');
  if (age < DATE_FROM) return relative.format(-Math.max(1, Math.round(age / DAY)), 'day');
  const year = dates('en', { year: 'numeric', timeZone: zone });
  const sameYear = year.format(then) === year.format(now);
  const day = { day: 'numeric', month: 'short', timeZone: zone } as const;
  return dates(language, sameYear ? day : { ...day, year: 'numeric' }).format(then);
}

/** The full date and time, in the reader's language and time zone. */
export const exactTime = (moment: string, { language, zone }: Reader): string =>
  dates(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(moment));

/** 1204 becomes "1,204" or "1.204". */
export const count = (value: number, language: string) =>
  kept(`${language} number`, () => new Intl.NumberFormat(language)).format(value);

/** "14 Nov 2025": for a date without a time. */
export const dateOf = (moment: string, { language, zone }: Reader): string =>
  dates(language, { dateStyle: 'medium', timeZone: zone }).format(new Date(moment));

/** "14 Nov 2025, 09:30": a short form with the minute. */
export const momentOf = (moment: string, { language, zone }: Reader): string =>
  dates(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(moment));

/** "09:30": where the date is already shown. */
export const clockOf = (moment: string, { language, zone }: Reader): string =>
  dates(language, { timeStyle: 'short', timeZone: zone }).format(new Date(moment));
