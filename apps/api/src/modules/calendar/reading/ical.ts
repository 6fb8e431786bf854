import type { calendar } from '@lyceum/contracts';
import { readableText } from '@lyceum/editor/readable-text';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

/** Name and address of the calendar's community. */
export interface CalendarOf {
  name: string;
  url: string;
}

/** The UTC form in which the library expects a day without a time zone. */
const floating = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Builds an iCalendar file (RFC 5545). Timestamps are in UTC, which daylight saving time cannot shift.
 * All-day events use days, and their end is the day after the last one. `sequence` grows with each change, so that
 * programs recognise the newer version.
 */
export function calendarOf(events: readonly calendar.Event[], { name, url }: CalendarOf): string {
  const made = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Lyceum', product: 'Events' } });
  for (const event of events) {
    const day = event.all_day
      ? {
          allDay: true,
          timezone: 'UTC',
          start: floating(event.start_day!),
          end: floating(Temporal.PlainDate.from(event.end_day!).add({ days: 1 }).toString()),
        }
      : { start: new Date(event.starts_at), end: new Date(event.ends_at) };
    made.createEvent({
      ...day,
      id: `event-${event.id}@${new URL(url).hostname}`,
      sequence: event.version,
      stamp: new Date(event.created_at),
      created: new Date(event.created_at),
      summary: event.title,
      description: readableText(event.description) || undefined,
      location: placeOf(event) || undefined,
      url: `${url}/events/${event.slug}`,
      status: statusOf(event),
    });
  }
  return made.toString();
}

/** A member on the waiting list has no seat yet. */
function statusOf({ cancelled_at, participation }: calendar.Event): ICalEventStatus {
  if (cancelled_at) return ICalEventStatus.CANCELLED;
  return participation === 'waiting' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

const placeOf = (event: calendar.Event): string =>
  event.full_address ||
  [`${event.street} ${event.street_number}`, `${event.postal_code} ${event.province}`, event.country]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ') ||
  (event.online ? (event.url ?? '') : '');
