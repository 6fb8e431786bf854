import { describe, expect, it } from '@jest/globals';
import { byDay, gridOf, monthAfter, monthOf } from './month.ts';

const timed = (starts_at: string, ends_at: string) => ({
  ...{ starts_at, ends_at, time_zone: 'UTC' },
  ...{ all_day: false, start_day: null, end_day: null },
});

describe('a month', () => {
  it('is that of the address, or today’s', () => {
    expect(monthOf('2027-02', '2026-11-24')).toBe('2027-02');
    expect(monthOf('2027-13', '2026-11-24')).toBe('2026-11');
    expect(monthOf(null, '2026-11-24')).toBe('2026-11');
  });

  it('is followed by the next over the turn of the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it.each([
    ['2026-11', '2026-10-26', '2026-12-06'],
    ['2026-02', '2026-01-26', '2026-03-01'],
    ['2026-03', '2026-02-23', '2026-04-05'],
    ['2027-02', '2027-02-01', '2027-02-28'],
  ])('%s shows whole weeks', (month, first, last) => {
    const days = gridOf(month);
    expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0]);
    expect(new Set(days).size).toBe(days.length);
  });

  it('has an event on each day that it touches where one looks', () => {
    const night = timed('2026-11-05T22:30:00Z', '2026-11-06T01:00:00Z');
    const on = (zone: string) =>
      [...byDay([night], gridOf('2026-11'), zone)].flatMap(([day, events]) => (events.length > 0 ? [day] : []));
    expect(on('UTC')).toEqual(['2026-11-05', '2026-11-06']);
    expect(on('Europe/Amsterdam')).toEqual(['2026-11-05', '2026-11-06']);
    expect(on('Asia/Tokyo')).toEqual(['2026-11-06']);
  });
});
