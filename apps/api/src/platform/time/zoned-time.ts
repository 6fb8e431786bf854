import { isRealDate, isStorable } from '@lyceum/contracts/base/dates';
import { Temporal } from 'temporal-polyfill';

const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;
const WRITTEN = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2})$/;

const momentAt = (local: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

/**
 * The moment of `YYYY-MM-DD[ HH:mm:ss]` on the zone's clocks, or of ISO 8601 with its offset. An hour that comes twice in autumn is the first
 * of the two; one that spring leaves out is the hour behind it (decisions 18).
 * @throws {RangeError} for a date that does not exist
 */
export function momentIn(text: string, zone: string): Date {
  if (!isRealDate(text)) throw new RangeError(`No such date: ${text}`);
  const given = text.replace(' ', 'T');
  if (given.includes('T') && OFFSET.test(given)) return new Date(given);
  return momentAt(given.includes('T') ? given : `${given}T00:00`, zone);
}

/**
 * The moment of `DD-MM-YYYY HH:mm` on the zone's clocks, or of what {@link momentIn} reads; null for a date that does not exist, or whose
 * year in UTC has no four digits.
 */
export function momentOf(text: string, zone: string): Date | null {
  const given = text.replace(WRITTEN, '$3-$2-$1T$4');
  if (!isRealDate(given)) return null;
  const moment = momentIn(given, zone);
  return isStorable(moment.getTime()) ? moment : null;
}

export const zoned = (moment: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

/** `YYYY-MM-DD HH:mm:ss` on the zone's clocks. */
export const shownIn = (moment: Date, zone: string): string =>
  zoned(moment, zone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
