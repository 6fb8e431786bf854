import { zoned } from '../../../platform/time/zoned-time.ts';
import type { UNITS } from './learning.constants.ts';

export type Unit = (typeof UNITS)[number];

/** Midnight so many calendar days after a moment, whether those days have 23, 24 or 25 hours; none are the moment itself. */
export function daysAfter(moment: Date, days: number, zone: string): Date {
  if (days === 0) return moment;
  const day = zoned(moment, zone).toPlainDate().add({ days });
  return new Date(day.toZonedDateTime(zone).epochMilliseconds);
}

/** When a reminder comes: days and weeks by the zone's clocks, hours and minutes as they pass. */
export function dueOf(releasesAt: Date, { duration, unit }: { duration: number; unit: Unit }, zone: string): Date {
  return new Date(zoned(releasesAt, zone).subtract({ [unit]: duration }).epochMilliseconds);
}
