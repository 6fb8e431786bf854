import { clockOf, dateOf, type Reader } from '@lyceum/browser/time';
import type { calendar } from '@lyceum/contracts';
import { fieldTime } from '../../../lib/time/zoned-time.ts';

type Timed = Pick<calendar.Event, 'starts_at' | 'ends_at' | 'all_day' | 'start_day' | 'end_day' | 'time_zone'>;

const UTC = 'UTC';
/** Noon in UTC of a day, so that formatting in UTC never shifts the day. */
const noon = (day: string): string => `${day}T12:00:00Z`;

/** First and last day of an event in the viewer's time zone, as `2026-11-24`. */
export function daysOf(event: Timed, zone: string): { first: string; last: string } {
  if (event.all_day && event.start_day && event.end_day) return { first: event.start_day, last: event.end_day };
  const dayAt = (moment: number): string => fieldTime(new Date(moment), zone).slice(0, 10);
  const begins = Date.parse(event.starts_at);
  // An event that ends at midnight does not touch the next day.
  return { first: dayAt(begins), last: dayAt(Math.max(begins, Date.parse(event.ends_at) - 1)) };
}

const parts = (moment: string, { language, zone }: Reader, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(new Date(moment));

/** Formats a day as 'MMMM DD, YYYY' in English (part 3 §5), and in the language's own order elsewhere. */
function dayText(moment: string, reader: Reader): string {
  const part = (options: Intl.DateTimeFormatOptions) => parts(moment, reader, options);
  const [month, day, year] = [part({ month: 'long' }), part({ day: '2-digit' }), part({ year: 'numeric' })];
  if (reader.language.startsWith('en')) return `${month} ${day}, ${year}`;
  return part({ day: 'numeric', month: 'long', year: 'numeric' });
}

const time = (moment: string, reader: Reader): string =>
  parts(moment, reader, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Formats start and end with 'MMMM DD, YYYY HH:mm' (part 3 §5). All-day events show only days. */
export function spanText(event: Timed, reader: Reader): string {
  if (event.all_day) {
    const { first, last } = daysOf(event, reader.zone);
    const inUtc = { ...reader, zone: UTC };
    const from = dayText(noon(first), inUtc);
    return first === last ? from : `${from} – ${dayText(noon(last), inUtc)}`;
  }
  const [day, lastDay] = [dayText(event.starts_at, reader), dayText(event.ends_at, reader)];
  const until = time(event.ends_at, reader);
  return `${day} ${time(event.starts_at, reader)} – ${day === lastDay ? until : `${lastDay} ${until}`}`;
}

/** Short format: "24 Nov 2026, 14:00". */
export function shortText(event: Timed, reader: Reader): string {
  if (event.all_day) return dateOf(noon(event.start_day ?? event.starts_at.slice(0, 10)), { ...reader, zone: UTC });
  return `${dateOf(event.starts_at, reader)}, ${clockOf(event.starts_at, reader)}`;
}

/** Start in the event's time zone, or null if it equals the viewer's time. */
export function thereText({ all_day, starts_at, time_zone }: Timed, reader: Reader): string | null {
  if (all_day) return null;
  const there = { ...reader, zone: time_zone };
  return fieldTime(new Date(starts_at), time_zone) === fieldTime(new Date(starts_at), reader.zone)
    ? null
    : `${dateOf(starts_at, there)}, ${time(starts_at, there)}`;
}

/** Day and month of the start for a calendar leaf: "Nov" and "24". */
export function leafOf(event: Timed, reader: Reader): { month: string; day: string } {
  const { first } = daysOf(event, reader.zone);
  const part = (options: Intl.DateTimeFormatOptions) => parts(noon(first), { ...reader, zone: UTC }, options);
  return { month: part({ month: 'short' }).replace('.', ''), day: part({ day: 'numeric' }) };
}
