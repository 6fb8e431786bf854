import type { calendar } from '@lyceum/contracts';
import { daysOf } from '../when/event-time.ts';

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The month of an address, `2026-11`, else the one that a day is in. */
export const monthOf = (asked: string | null, today: string): string =>
  asked && MONTH.test(asked) ? asked : today.slice(0, 7);

/** Some months further, or back. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return dayAt(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** The days that a month shows: whole weeks from Monday on, five or six of them. */
export function gridOf(month: string): string[] {
  const first = at(`${month}-01`);
  const last = at(`${monthAfter(month, 1)}-01`) - DAY_MS;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const behind = (7 - new Date(last).getUTCDay()) % 7;
  const amount = (last - first) / DAY_MS + 1 + before + behind;
  return Array.from({ length: amount }, (_, index) => dayAt(first + (index - before) * DAY_MS));
}

type Timed = Parameters<typeof daysOf>[0];

/** Which events are on which day, on the clocks of whoever looks. Each stands on every day that it touches. */
export function byDay<E extends Timed>(events: readonly E[], days: readonly string[], zone: string): Map<string, E[]> {
  const found = new Map<string, E[]>(days.map((day) => [day, []]));
  for (const event of events) {
    const { first, last } = daysOf(event, zone);
    for (const day of days) if (day >= first && day <= last) found.get(day)!.push(event);
  }
  return found;
}

export type MonthEvent = Pick<calendar.Event, 'id' | 'slug' | 'title' | 'color'> & Timed;
