import { zoned } from '../../../platform/time/zoned-time.ts';
import type { UNITS } from './learning.constants.ts';

export type Unit = (typeof UNITS)[number];

/**
 * Midnight a number of calendar days after `moment`, also for days of 23 or 25 hours. For zero days, `moment` itself.
 */
export function daysAfter(moment: Date, days: number, zone: string): Date {
  if (days === 0) return moment;
  const day = zoned(moment, zone).toPlainDate().add({ days });
  return new Date(day.toZonedDateTime(zone).epochMilliseconds);
}

/** When a reminder is due. Days and weeks follow the time zone's local time, hours and minutes are elapsed time. */
export function dueOf(releasesAt: Date, { duration, unit }: { duration: number; unit: Unit }, zone: string): Date {
  return new Date(zoned(releasesAt, zone).subtract({ [unit]: duration }).epochMilliseconds);
}
