import type { Event } from '../data/types.ts';

const dayOf = (text: string): string => text.slice(0, 10);
const hourOf = (text: string): string => text.slice(11, 16);

/**
 * Start and end of an event in the community's time zone and the specification's date format. All-day events show days.
 */
export function EventWhen({ event }: { event: Event }) {
  const { start_date, end_date, all_day, start_day, end_day } = event;
  if (all_day) return <span>{start_day === end_day ? start_day : `${start_day} – ${end_day}`}</span>;
  const end = dayOf(start_date) === dayOf(end_date) ? hourOf(end_date) : `${dayOf(end_date)} ${hourOf(end_date)}`;
  return <span>{`${dayOf(start_date)} ${hourOf(start_date)} – ${end}`}</span>;
}
