import { Temporal } from 'temporal-polyfill';
import sql, { type Sql } from 'sql-template-tag';
import { momentIn, shownIn, zoned } from '../../../platform/time/zoned-time.ts';
import type { REMINDER_UNITS } from './calendar.constants.ts';
import type { Schedule } from '../events/event.events.ts';

export type Unit = (typeof REMINDER_UNITS)[number];

/** Reminders of all-day events count from this time, because midnight is too early. */
const MORNING = '09:00';

/** The day (`YYYY-MM-DD`) of a contract date. */
export const dayOf = (text: string): string => text.slice(0, 10);

/** Today in a time zone, with its begin and end. A day has 23, 24 or 25 hours. */
export function dayIn(now: Date, zone: string): { date: string; begins: Date; ends: Date } {
  return dayBetween(zoned(now, zone).toPlainDate().toString(), zone);
}

/** Begin and end of a day (`YYYY-MM-DD`) in a time zone. */
export function dayBetween(date: string, zone: string): { date: string; begins: Date; ends: Date } {
  const day = Temporal.PlainDate.from(date);
  const at = (each: Temporal.PlainDate) => new Date(each.toZonedDateTime(zone).epochMilliseconds);
  return { date, begins: at(day), ends: at(day.add({ days: 1 })) };
}

/** The dates of a request. Omitted fields keep their stored value. */
export interface GivenDates {
  start_date?: string;
  end_date?: string;
  all_day?: boolean;
  time_zone?: string;
}

/**
 * Merges requested dates with the stored schedule. Returns undefined if the request has no date.
 * @throws {RangeError} for an invalid date, which the contract already rejects
 */
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

/** The instant at which the event begins in its time zone. */
export const beginOf = ({ all_day, starts_at, start_day, time_zone }: Schedule): Date =>
  all_day ? dayBetween(start_day!, time_zone).begins : new Date(starts_at!);
/** The instant at which the event ends in its time zone. An all-day event ends at the next midnight. */
export const endOf = ({ all_day, ends_at, end_day, time_zone }: Schedule): Date =>
  all_day ? dayBetween(end_day!, time_zone).ends : new Date(ends_at!);

/**
 * When a reminder is due. Days and weeks follow local time in the event's zone.
 * A day before nine o'clock is nine o'clock, even across a clock change.
 * Hours and minutes are elapsed time. For an all-day event it counts from nine in the morning of the first day.
 */
export function dueOf(schedule: Schedule, { duration, unit }: { duration: number; unit: Unit }): Date {
  const { all_day, start_day, starts_at, time_zone } = schedule;
  const begin = all_day
    ? Temporal.PlainDateTime.from(`${start_day!}T${MORNING}`).toZonedDateTime(time_zone)
    : zoned(new Date(starts_at!), time_zone);
  return new Date(begin.subtract({ [unit]: duration }).epochMilliseconds);
}

/** SQL begin of the row `e`. An all-day event begins at midnight in the given time zone, which is the community's. */
export const beginsIn = (zone: string): Sql =>
  sql`(case when e.all_day then e.start_day::timestamp at time zone ${zone}::text else e.starts_at end)`;
/** SQL end of the row `e`, in the given time zone. */
export const endsIn = (zone: string): Sql =>
  sql`(case when e.all_day then (e.end_day + 1)::timestamp at time zone ${zone}::text else e.ends_at end)`;

/** `YYYY-MM-DD HH:mm:ss` of the begin in the community's time zone. An all-day event has the time `00:00:00`. */
export function beginShown(schedule: Schedule, zone: string): string {
  if (schedule.all_day) return `${schedule.start_day!} 00:00:00`;
  return shownIn(new Date(schedule.starts_at!), zone);
}
