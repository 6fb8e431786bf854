import type { calendar } from '@lyceum/contracts';
import { fieldTime } from '../../../lib/time/zoned-time.ts';
import type { Event } from '../queries/events.query.ts';

/** What the first part of the form holds. Dates as fields write them, on the clocks of the event's own zone. */
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

/** Tomorrow at the next full hour, for an hour. */
export function newDetails(now: number, zone: string, status: Details['status'] = 'public'): Details {
  const begins = Math.ceil(now / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
  return {
    ...{ title: '', description: '', allDay: false, zone, category: '', color: DEFAULT_COLOR, status },
    begins: fieldTime(new Date(begins), zone),
    ends: fieldTime(new Date(begins + HOUR_MS), zone),
  };
}

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

/** Part 3 §5: 'YYYY-MM-DD HH:mm:ss'; an all-day event has days. */
const sent = (field: string, allDay: boolean): string =>
  allDay ? field.slice(0, 10) : `${field.slice(0, 16).replace('T', ' ')}:00`;

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

/** Fields compare as they are written. A single day, and a moment without length, are events too. */
export const endsBefore = ({ begins, ends, allDay }: Details): boolean =>
  begins !== '' && ends !== '' && (allDay ? ends.slice(0, 10) < begins.slice(0, 10) : ends < begins);
