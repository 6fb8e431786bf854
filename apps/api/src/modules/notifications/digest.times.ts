import type { notifications } from '@lyceum/contracts';
import { momentOf } from '../../platform/time/zoned-time.ts';

const DAY_MS = 86_400_000;
const two = (n: number): string => String(n).padStart(2, '0');

/** The time when a digest was last due, and its date on the member's calendar (`YYYY-MM-DD`). */
export interface Due {
  at: Date;
  day: string;
}

/**
 * The last time up to `now` when it was the chosen hour on a chosen day, in the time zone. Null if the member wants no
 * digest. An hour that spring skips becomes the next one. Of an hour that autumn repeats, the first counts.
 */
export function lastDue({ every, weekday, hour }: notifications.Digest, zone: string, now: Date): Due | null {
  if (every === 'never') return null;
  const today = Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now));
  for (let back = 0; back <= 7; back += 1) {
    const date = new Date(today - back * DAY_MS);
    const isTheDay = every === 'day' || (date.getUTCDay() || 7) === weekday;
    const [year, month, day] = [date.getUTCFullYear(), two(date.getUTCMonth() + 1), two(date.getUTCDate())];
    const at = momentOf(`${day}-${month}-${year} ${two(hour)}:00`, zone)!;
    if (isTheDay && at <= now) return { at, day: `${year}-${month}-${day}` };
  }
  return null;
}
