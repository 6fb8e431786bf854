import { Temporal } from 'temporal-polyfill';
import type { UNITS } from './learning.constants.ts';

export type Unit = (typeof UNITS)[number];

const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The moment of `YYYY-MM-DD[ HH:mm:ss]` on the zone's clocks, or of ISO 8601 with its offset. An hour that comes twice in autumn is the first
 * of the two; one that spring leaves out is the hour behind it (decisions 18).
 */
export function momentIn(text: string, zone: string): Date {
  const given = text.replace(' ', 'T');
  if (given.includes('T') && OFFSET.test(given)) return new Date(given);
  const local = given.includes('T') ? given : `${given}T00:00`;
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
}

const zoned = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

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

/** `YYYY-MM-DD HH:mm:ss` on the zone's clocks. */
export const shown = (moment: Date, zone: string): string =>
  zoned(moment, zone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
