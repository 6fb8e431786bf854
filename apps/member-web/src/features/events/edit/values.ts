import type { calendar } from '@lyceum/contracts';
import { fieldTime } from '../../../lib/time/zoned-time.ts';
import type { Event } from '../queries/events.query.ts';

/** Values of an event's details. Dates have the format of date fields, in the event's time zone. */
export interface Details {
  title: string;
  description: string;
  begins: string;
  ends: string;
  allDay: boolean;
  zone: string;
  category: string;
  color: string;
  status: calendar.EventStatus;
}

export const DEFAULT_COLOR = '#0f6b5c';
const HOUR_MS = 3_600_000;

/** Defaults of a new event: tomorrow at the next full hour, for one hour. `now` is in milliseconds. */
export function newDetails(now: number, zone: string, status: Details['status'] = 'public'): Details {
  const begins = Math.ceil(now / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
  return {
    ...{ title: '', description: '', allDay: false, zone, category: '', color: DEFAULT_COLOR, status },
    begins: fieldTime(new Date(begins), zone),
    ends: fieldTime(new Date(begins + HOUR_MS), zone),
  };
}

/** Converts an event to form values. */
export function detailsOf(event: Event): Details {
  const { title, description, all_day: allDay, time_zone: zone, color, status } = event;
  const at = (moment: string, day: string | null): string => {
    const clock = fieldTime(new Date(moment), zone);
    return allDay && day ? `${day}${clock.slice(10)}` : clock;
  };
  return {
    ...{ title, description, allDay, zone, color, status },
    begins: at(event.starts_at, event.start_day),
    ends: at(event.ends_at, event.end_day),
    category: event.category_id === null ? '' : String(event.category_id),
  };
}

/** Converts a date field to 'YYYY-MM-DD HH:mm:ss', or to a day for an all-day event (part 3 §5). */
const sent = (field: string, allDay: boolean): string =>
  allDay ? field.slice(0, 10) : `${field.slice(0, 16).replace('T', ' ')}:00`;

/** Converts form values to the request. */
export const detailsBody = (values: Details) => ({
  title: values.title.trim(),
  description: values.description,
  start_date: sent(values.begins, values.allDay),
  end_date: sent(values.ends, values.allDay),
  all_day: values.allDay,
  time_zone: values.zone,
  category_id: values.category === '' ? null : Number(values.category),
  color: values.color,
  status: values.status,
});

/**
 * Whether the event ends before it begins. Compares the fields as strings. A single day or a zero duration is valid.
 */
export const endsBefore = ({ begins, ends, allDay }: Details): boolean =>
  begins !== '' && ends !== '' && (allDay ? ends.slice(0, 10) < begins.slice(0, 10) : ends < begins);
