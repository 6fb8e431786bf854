import type { calendar } from '@lyceum/contracts';
import { daysOf } from '../when/event-time.ts';

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The month (`2026-11`) from the address, or otherwise the month of `today`. */
export const monthOf = (asked: string | null, today: string): string =>
  asked && MONTH.test(asked) ? asked : today.slice(0, 7);

/** The month `by` months later, or earlier if negative. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return dayAt(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** Days in the month view: the month, padded to whole weeks from Monday. */
export function gridOf(month: string): string[] {
  const first = at(`${month}-01`);
  const last = at(`${monthAfter(month, 1)}-01`) - DAY_MS;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const behind = (7 - new Date(last).getUTCDay()) % 7;
  const amount = (last - first) / DAY_MS + 1 + before + behind;
  return Array.from({ length: amount }, (_, index) => dayAt(first + (index - before) * DAY_MS));
}

type Timed = Parameters<typeof daysOf>[0];

/** Maps days to their events in the viewer's time zone. An event appears on every day that it touches. */
export function byDay<E extends Timed>(events: readonly E[], days: readonly string[], zone: string): Map<string, E[]> {
  const found = new Map<string, E[]>(days.map((day) => [day, []]));
  for (const event of events) {
    const { first, last } = daysOf(event, zone);
    for (const day of days) if (day >= first && day <= last) found.get(day)!.push(event);
  }
  return found;
}

export type MonthEvent = Pick<calendar.Event, 'id' | 'slug' | 'title' | 'color'> & Timed;
