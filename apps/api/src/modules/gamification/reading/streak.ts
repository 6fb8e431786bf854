const HOUR_MS = 3_600_000;

const dayOf = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment);
const daysBetween = (a: string, b: string): number => Math.round((Date.parse(b) - Date.parse(a)) / 86_400_000);

/**
 * What is left of a streak at a moment, by the member's clocks: it goes on through the day after its last, and breaks at the midnight that
 * follows. `hours` are those until then, out of 24 (part 1 §9): 24 on a day that has counted already, 0 where there is none.
 */
export function streakAt(
  last: string | null,
  length: number,
  now: Date,
  zone: string,
): { streak: number; hours: number } {
  if (last === null) return { streak: 0, hours: 0 };
  const since = daysBetween(last, dayOf(now, zone));
  if (since > 1) return { streak: 0, hours: 0 };
  return { streak: length, hours: since < 1 ? 24 : Math.min(24, hoursLeft(now, zone)) };
}

/** Until midnight, begun hours counted: days of 23 and 25 hours too. */
function hoursLeft(now: Date, zone: string): number {
  const today = dayOf(now, zone);
  let hours = 1;
  while (hours < 26 && dayOf(new Date(now.getTime() + hours * HOUR_MS), zone) === today) hours += 1;
  return hours;
}
