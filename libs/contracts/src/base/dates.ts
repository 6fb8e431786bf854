/** `YYYY-MM-DD`, with or without a time, and with or without an offset. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

/**
 * The range of dates, with a day to spare on each side, so that a date stays within the years 1 to 9999 in every time
 * zone: PostgreSQL and ISO 8601 have no other years of four digits.
 */
const EARLIEST = Date.parse('0001-01-02T00:00:00Z');
const LATEST = Date.parse('9999-12-31T00:00:00Z');

/** Whether a timestamp can be stored and written with a year of four digits, in every time zone. */
export const isStorable = (timestamp: number): boolean => timestamp >= EARLIEST && timestamp < LATEST;

/**
 * Whether a date in ISO 8601 exists: `Date.parse` turns 30 February into 2 March, and takes 24:00. The `T` may be a space.
 * A time without an offset is checked on its own, not against the clock changes of a time zone.
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
