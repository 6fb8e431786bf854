import { Temporal } from 'temporal-polyfill';
import sql, { type Sql } from 'sql-template-tag';
import { momentIn, shownIn, zoned } from '../../../platform/time/zoned-time.ts';
import type { REMINDER_UNITS } from './calendar.constants.ts';
import type { Schedule } from '../events/event.events.ts';

export type Unit = (typeof REMINDER_UNITS)[number];

/** When whoever is reminded of a whole day hears of it: not at midnight. */
const MORNING = '09:00';

/** The day that a date of the contract names. */
export const dayOf = (text: string): string => text.slice(0, 10);

/** Today in a zone, and when its day ends: 23, 24 or 25 hours after it began. */
export function dayIn(now: Date, zone: string): { date: string; begins: Date; ends: Date } {
  return dayBetween(zoned(now, zone).toPlainDate().toString(), zone);
}

export function dayBetween(date: string, zone: string): { date: string; begins: Date; ends: Date } {
  const day = Temporal.PlainDate.from(date);
  const at = (each: Temporal.PlainDate) => new Date(each.toZonedDateTime(zone).epochMilliseconds);
  return { date, begins: at(day), ends: at(day.add({ days: 1 })) };
}

/** What was sent of dates, as they are kept; what is not sent stays as it was. */
export interface GivenDates {
  start_date?: string;
  end_date?: string;
  all_day?: boolean;
  time_zone?: string;
}

/** @throws {RangeError} for a date that is none; the contract lets none through */
export function scheduleOf(given: GivenDates, before: Schedule | null, communityZone: string): Schedule | undefined {
  const { start_date, end_date } = given;
  const zone = given.time_zone ?? before?.time_zone ?? communityZone;
  const all_day = given.all_day ?? before?.all_day ?? false;
  const isAsked = [start_date, end_date, given.all_day, given.time_zone].some((each) => each !== undefined);
  if (before && !isAsked) return undefined;
  if (all_day) {
    const start_day = start_date === undefined ? firstDay(before, zone) : dayOf(start_date);
    const end_day = end_date === undefined ? lastDay(before, zone) : dayOf(end_date);
    return { all_day, starts_at: null, ends_at: null, start_day, end_day, time_zone: zone };
  }
  const at = (text: string | undefined, otherwise: Date | null): string | null =>
    (text === undefined ? otherwise : momentIn(text, zone))?.toISOString() ?? null;
  return {
    all_day,
    starts_at: at(start_date, before && beginOf(before)),
    ends_at: at(end_date, before && endOf(before)),
    ...{ start_day: null, end_day: null, time_zone: zone },
  };
}

const dateIn = (moment: string, zone: string): string => zoned(new Date(moment), zone).toPlainDate().toString();
const firstDay = (before: Schedule | null, zone: string): string | null =>
  before && (before.all_day ? before.start_day : dateIn(before.starts_at!, zone));
const lastDay = (before: Schedule | null, zone: string): string | null =>
  before && (before.all_day ? before.end_day : dateIn(before.ends_at!, zone));

export const beginOf = ({ all_day, starts_at, start_day, time_zone }: Schedule): Date =>
  all_day ? dayBetween(start_day!, time_zone).begins : new Date(starts_at!);
export const endOf = ({ all_day, ends_at, end_day, time_zone }: Schedule): Date =>
  all_day ? dayBetween(end_day!, time_zone).ends : new Date(ends_at!);

/**
 * When a reminder comes: days and weeks by the clocks of the event's zone (a day before nine is nine, also over the night in which clocks are
 * set), hours and minutes as they pass. Of an all-day event it counts from nine in the morning of its first day.
 */
export function dueOf(schedule: Schedule, { duration, unit }: { duration: number; unit: Unit }): Date {
  const { all_day, start_day, starts_at, time_zone } = schedule;
  const begin = all_day
    ? Temporal.PlainDateTime.from(`${start_day!}T${MORNING}`).toZonedDateTime(time_zone)
    : zoned(new Date(starts_at!), time_zone);
  return new Date(begin.subtract({ [unit]: duration }).epochMilliseconds);
}

/** Of the row `e`: days are the same on all clocks, so that an all-day event begins with the day of whoever looks, on the community's. */
export const beginsIn = (zone: string): Sql =>
  sql`(case when e.all_day then e.start_day::timestamp at time zone ${zone}::text else e.starts_at end)`;
export const endsIn = (zone: string): Sql =>
  sql`(case when e.all_day then (e.end_day + 1)::timestamp at time zone ${zone}::text else e.ends_at end)`;

/** `YYYY-MM-DD HH:mm:ss` of its begin on the community's clocks; a day has no hour. */
export function beginShown(schedule: Schedule, zone: string): string {
  if (schedule.all_day) return `${schedule.start_day!} 00:00:00`;
  return shownIn(new Date(schedule.starts_at!), zone);
}
