import { Temporal } from 'temporal-polyfill';

const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;
const WRITTEN = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2})$/;

const momentAt = (local: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

/**
 * The moment of `YYYY-MM-DD[ HH:mm:ss]` on the zone's clocks, or of ISO 8601 with its offset. An hour that comes twice in autumn is the first
 * of the two; one that spring leaves out is the hour behind it (decisions 18).
 * @throws {RangeError} for what is no date
 */
export function momentIn(text: string, zone: string): Date {
  const given = text.replace(' ', 'T');
  if (given.includes('T') && OFFSET.test(given)) return new Date(given);
  return momentAt(given.includes('T') ? given : `${given}T00:00`, zone);
}

/** The moment of `DD-MM-YYYY HH:mm` on the zone's clocks, as {@link momentIn} reads them, or of ISO 8601; null for what is no date. */
export function momentOf(text: string, zone: string): Date | null {
  const local = WRITTEN.exec(text);
  if (!local) return Number.isNaN(Date.parse(text)) ? null : new Date(text);
  const [, day, month, year, time] = local;
  try {
    return momentAt(`${year}-${month}-${day}T${time}`, zone);
  } catch {
    return null;
  }
}

export const zoned = (moment: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

/** `YYYY-MM-DD HH:mm:ss` on the zone's clocks. */
export const shownIn = (moment: Date, zone: string): string =>
  zoned(moment, zone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
