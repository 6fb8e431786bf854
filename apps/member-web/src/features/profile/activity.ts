const DAY_MS = 86_400_000;
const WEEK = 7;

/** One square of the calendar. `level` is 0 without posts, and 1 to 4. */
export interface Day {
  day: string;
  count: number;
  level: number;
}

/** The days of a calendar in weeks, and the number of posts in each month. Days are those of the answer's time zone. */
export function calendarOf(from: string, to: string, days: readonly { day: string; count: number }[]) {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const most = Math.max(1, ...counts.values());
  const weeks: Day[][] = [];
  const months = new Map<string, number>();
  for (let at = Date.parse(from), index = 0; at <= Date.parse(to); at += DAY_MS, index += 1) {
    const day = new Date(at).toISOString().slice(0, 10);
    const count = counts.get(day) ?? 0;
    const month = day.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + count);
    if (index % WEEK === 0) weeks.push([]);
    weeks.at(-1)!.push({ day, count, level: Math.ceil((count / most) * 4) });
  }
  return { weeks, months: [...months] };
}
