import type { calendar } from '@lyceum/contracts';
import { readableText } from '@lyceum/editor/readable-text';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

/** Where the community is, and what its calendar is called. */
export interface CalendarOf {
  name: string;
  url: string;
}

/** A date that is a day on all clocks, as the library writes days: in the zone that it is asked in. */
const floating = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Events as RFC 5545 has them. Moments are written in UTC, which no calendar program reads another way when clocks are set; all-day events as
 * days, of which the end is the day behind the last one. `sequence` grows with each change, by which programs know what is newer.
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

/** A member on the waiting list has no place yet. */
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
