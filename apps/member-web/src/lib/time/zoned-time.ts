/** A moment as a date field writes it, `2026-12-31T09:30`, on the clocks of the zone. Such texts sort by time. */
export const fieldTime = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far the zone's clocks are ahead of UTC, around a moment. */
const offsetAt = (moment: number, zone: string): number =>
  Date.parse(`${fieldTime(new Date(moment), zone)}Z`) - Math.floor(moment / MINUTE) * MINUTE;

/**
 * What a date field says on the clocks of the zone, as it is sent. An hour that comes twice in autumn is the first of the
 * two, one that spring leaves out the hour after: as the server reads dates.
 */
export function sentTime(field: string, zone: string): string {
  const written = Date.parse(`${field.slice(0, 16)}Z`);
  const offsets = [-DAY / 2, DAY / 2].map((by) => offsetAt(written + by, zone));
  const found = offsets.map((offset) => written - offset).find((moment) => offsetAt(moment, zone) === written - moment);
  return new Date(found ?? written - offsets[0]!).toISOString();
}
