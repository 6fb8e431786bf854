/** Formats a timestamp as the value of a date field in the zone: `2026-12-31T09:30`. These strings sort by time. */
export const fieldTime = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Offset of the zone to UTC at a timestamp, in milliseconds. */
const offsetAt = (moment: number, zone: string): number =>
  Date.parse(`${fieldTime(new Date(moment), zone)}Z`) - Math.floor(moment / MINUTE) * MINUTE;

/**
 * Converts a date field in the zone to an ISO timestamp. Like the server, it reads a repeated hour in autumn as the
 * first one. A skipped hour in spring counts as the next.
 */
export function sentTime(field: string, zone: string): string {
  const written = Date.parse(`${field.slice(0, 16)}Z`);
  const offsets = [-DAY / 2, DAY / 2].map((by) => offsetAt(written + by, zone));
  const found = offsets.map((offset) => written - offset).find((moment) => offsetAt(moment, zone) === written - moment);
  return new Date(found ?? written - offsets[0]!).toISOString();
}
