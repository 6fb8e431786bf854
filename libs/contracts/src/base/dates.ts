/** `YYYY-MM-DD`, with or without a time, and with or without an offset. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

/**
 * The range of dates, with a margin of one day. Every time zone thus stays within the years 1 to 9999.
 * Only these years have four digits in PostgreSQL and ISO 8601.
 */
const EARLIEST = Date.parse('0001-01-02T00:00:00Z');
const LATEST = Date.parse('9999-12-31T00:00:00Z');

/** Whether a timestamp has a four-digit year in every time zone, so that it can be stored. */
export const isStorable = (timestamp: number): boolean => timestamp >= EARLIEST && timestamp < LATEST;

/**
 * Whether an ISO 8601 date exists. `Date.parse` turns 30 February into 2 March and accepts 24:00. The `T` may be a
 * space.
 * Does not check a time without an offset against clock changes of a time zone.
 */
export function isRealDate(text: string): boolean {
  const parts = ISO.exec(text);
  if (!parts) return false;
  const [, day, time = '00:00', seconds = ':00', offset = 'Z'] = parts;
  const local = `${day}T${time}${seconds}`;
  const read = new Date(`${local}Z`);
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, local.length) !== local) return false;
  const sign = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return isStorable(Date.parse(local + sign));
}
