import { useSettings } from './settings.ts';

/** Part 1 §9; communities may choose another one (decisions 18). */
const DEFAULT_ZONE = 'Europe/Amsterdam';

/** The zone in which dates are entered. */
export const useZone = (): string => useSettings()?.time_zone ?? DEFAULT_ZONE;

/** A moment as a date field writes it, `2026-12-31T09:30`, on the clocks of the zone. Such texts sort by time. */
export const fieldTime = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

/** What a date field says, as the specification sends it (part 1 §9): `31-12-2026 09:30`. */
export function apiTime(field: string): string {
  const [day = '', time = ''] = field.split('T');
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)}`;
}
