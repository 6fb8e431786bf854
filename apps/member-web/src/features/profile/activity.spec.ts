import { describe, expect, it } from '@jest/globals';
import { calendarOf } from './activity.ts';

describe('the calendar of activity', () => {
  it('has every day in weeks, with levels by the busiest day, and the sum of each month', () => {
    const days = [
      { day: '2026-01-31', count: 8 },
      { day: '2026-02-01', count: 1 },
    ];
    const { weeks, months } = calendarOf('2026-01-26', '2026-02-03', days);
    expect(weeks.map((week) => week.length)).toEqual([7, 2]);
    expect(weeks.flat().map(({ level }) => level)).toEqual([0, 0, 0, 0, 0, 4, 1, 0, 0]);
    expect(months).toEqual([
      ['2026-01', 8],
      ['2026-02', 1],
    ]);
  });

  it('is empty without posts', () => {
    expect(
      calendarOf('2026-01-26', '2026-01-27', [])
        .weeks.flat()
        .every(({ level }) => level === 0),
    ).toBe(true);
  });
});
