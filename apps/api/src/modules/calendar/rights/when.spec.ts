import type { Schedule } from '../events/event.events.ts';
import { momentIn } from '../../../platform/time/zoned-time.ts';
import { beginOf, beginShown, dayBetween, dayIn, dueOf, endOf, scheduleOf } from './when.ts';

const ZONE = 'Europe/Amsterdam';
const at = (starts_at: string): Schedule => ({
  ...{ all_day: false, starts_at, ends_at: starts_at, start_day: null, end_day: null, time_zone: ZONE },
});
const days = (start_day: string, end_day = start_day): Schedule => ({
  ...{ all_day: true, starts_at: null, ends_at: null, start_day, end_day, time_zone: ZONE },
});

describe('a date of the specification’s form (decisions 18)', () => {
  it.each([
    ['2026-01-15 09:30:00', '2026-01-15T08:30:00.000Z'],
    ['2026-07-15 09:30:00', '2026-07-15T07:30:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    // Clocks go forward at 02:00 on 29 March: half past two is not there, and becomes half past three.
    ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    // Clocks go back at 03:00 on 25 October: half past two comes twice; the first is meant.
    ['2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
    ['2026-07-15T07:30:00Z', '2026-07-15T07:30:00.000Z'],
    ['2026-07-15 07:30:00+05:00', '2026-07-15T02:30:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(momentIn(text, ZONE).toISOString()).toBe(moment);
  });
});

describe('the days on which clocks are set (promise 17)', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-03-30', 24],
    ['2026-10-25', 25],
  ])('%s has %d hours', (day, hours) => {
    const { begins, ends } = dayBetween(day, ZONE);
    expect((ends.getTime() - begins.getTime()) / 3_600_000).toBe(hours);
    expect(dayIn(new Date(ends.getTime() - 1), ZONE).date).toBe(day);
    expect(dayIn(begins, ZONE).date).toBe(day);
    expect(endOf(days(day)).getTime() - beginOf(days(day)).getTime()).toBe(hours * 3_600_000);
  });

  it.each([
    // Nine in the morning of the 29th, summer time: a day before is nine in the morning, 24 hours before is eight.
    ['2026-03-29T07:00:00.000Z', 1, 'days', '2026-03-28T08:00:00.000Z'],
    ['2026-03-29T07:00:00.000Z', 24, 'hours', '2026-03-28T07:00:00.000Z'],
    ['2026-03-29T07:00:00.000Z', 90, 'minutes', '2026-03-29T05:30:00.000Z'],
    ['2026-10-25T08:00:00.000Z', 1, 'days', '2026-10-24T07:00:00.000Z'],
    ['2026-10-25T08:00:00.000Z', 24, 'hours', '2026-10-24T08:00:00.000Z'],
    ['2026-11-01T08:00:00.000Z', 1, 'weeks', '2026-10-25T08:00:00.000Z'],
    ['2026-10-31T08:00:00.000Z', 1, 'weeks', '2026-10-24T07:00:00.000Z'],
    ['2026-07-01T08:00:00.000Z', 0, 'minutes', '2026-07-01T08:00:00.000Z'],
  ] as const)('what begins at %s is reminded of %d %s before at %s', (begin, duration, unit, due) => {
    expect(dueOf(at(begin), { duration, unit }).toISOString()).toBe(due);
  });

  it('all-day events are reminded of from nine in the morning of their first day', () => {
    expect(dueOf(days('2026-03-29'), { duration: 1, unit: 'days' }).toISOString()).toBe('2026-03-28T08:00:00.000Z');
    expect(dueOf(days('2026-03-29'), { duration: 0, unit: 'hours' }).toISOString()).toBe('2026-03-29T07:00:00.000Z');
  });
});

describe('what is sent of dates', () => {
  it('stays where nothing is said of it, and becomes days and moments again', () => {
    const before = scheduleOf({ start_date: '2026-03-28 20:00:00', end_date: '2026-03-29 04:00:00' }, null, ZONE)!;
    expect(before).toMatchObject({ starts_at: '2026-03-28T19:00:00.000Z', ends_at: '2026-03-29T02:00:00.000Z' });
    expect(scheduleOf({}, before, ZONE)).toBeUndefined();
    expect(scheduleOf({ end_date: '2026-03-29 05:00:00' }, before, ZONE)).toMatchObject({
      ...{ starts_at: before.starts_at, ends_at: '2026-03-29T03:00:00.000Z' },
    });
    const whole = scheduleOf({ all_day: true }, before, ZONE)!;
    expect(whole).toMatchObject({ start_day: '2026-03-28', end_day: '2026-03-29', starts_at: null });
    expect(scheduleOf({ all_day: false }, whole, ZONE)).toMatchObject({ starts_at: '2026-03-27T23:00:00.000Z' });
  });

  it('is shown on the clocks of whoever asks, and a day on all alike', () => {
    expect(beginShown(at('2026-03-29T01:30:00.000Z'), ZONE)).toBe('2026-03-29 03:30:00');
    expect(beginShown(at('2026-03-29T01:30:00.000Z'), 'America/New_York')).toBe('2026-03-28 21:30:00');
    expect(beginShown(days('2026-03-29'), 'America/New_York')).toBe('2026-03-29 00:00:00');
  });
});
