const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Under this a moment is "just now"; clocks that run ahead of ours fall under it too. */
const NOW_WITHIN = 45 * SECOND;
/** From here on a date says more than a number of days. */
const DATE_FROM = 7 * DAY;

const formats = new Map<string, unknown>();

/** A format is made once: that takes longer than using it a hundred times, and a feed writes dozens of moments. */
function kept<F>(name: string, make: () => F): F {
  const format = (formats.get(name) as F | undefined) ?? make();
  formats.set(name, format);
  return format;
}

const dates = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(`${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options));

/**
 * How dates are written for a reader of this language: as their browser says where it speaks that language too, else as in
 * Europe ("14 Nov" rather than "Nov 14").
 */
export function localeFor(language: string, ofBrowser: readonly string[]): string {
  const own = ofBrowser.find((locale) => locale.split('-')[0] === language && locale.includes('-'));
  return own ?? (language === 'en' ? 'en-GB' : language);
}

/** Part 1 §9: of whoever has chosen none. */
const DEFAULT_ZONE = 'Europe/Amsterdam';

/** On whose clocks moments are written and entered: a member's own, for a guest the community's; never the device's. */
export const zoneOf = (whose: { time_zone: string } | null | undefined): string => whose?.time_zone ?? DEFAULT_ZONE;

/** How a moment is written for a reader: their language, on their clocks. */
export interface Reader {
  language: string;
  zone: string;
}

/** "18 minutes ago", "yesterday", "14 Nov", "14 Nov 2025": in the language, and the zone of the reader. */
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

export const exactTime = (moment: string, { language, zone }: Reader): string =>
  dates(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(moment));

/** 1204 becomes "1,204" or "1.204". */
export const count = (value: number, language: string) =>
  kept(`${language} number`, () => new Intl.NumberFormat(language)).format(value);

/** "14 Nov 2025": where a day is enough. */
export const dateOf = (moment: string, { language, zone }: Reader): string =>
  dates(language, { dateStyle: 'medium', timeZone: zone }).format(new Date(moment));

/** "14 Nov 2025, 09:30": where the minute matters and the room is short. */
export const momentOf = (moment: string, { language, zone }: Reader): string =>
  dates(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(moment));

/** "09:30": where the day stands nearby. */
export const clockOf = (moment: string, { language, zone }: Reader): string =>
  dates(language, { timeStyle: 'short', timeZone: zone }).format(new Date(moment));
