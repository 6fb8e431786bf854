import { lastDue } from './digest.times.ts';

const ZONE = 'Europe/Amsterdam';
const daily = (hour: number) => ({ every: 'day', weekday: 1, hour }) as const;
const due = (digest: Parameters<typeof lastDue>[0], now: string, zone = ZONE) => {
  const last = lastDue(digest, zone, new Date(now));
  return last && [last.day, last.at.toISOString()];
};

describe('when a digest is due', () => {
  it('is the last chosen hour on the member’s clocks, today or the day before', () => {
    expect(due(daily(8), '2026-06-10T06:00:00Z')).toEqual(['2026-06-10', '2026-06-10T06:00:00.000Z']);
    expect(due(daily(8), '2026-06-10T05:59:59Z')).toEqual(['2026-06-09', '2026-06-09T06:00:00.000Z']);
    // The same moment, on a calendar that is a day further.
    expect(due(daily(8), '2026-06-10T20:30:00Z', 'Pacific/Auckland')).toEqual([
      '2026-06-11',
      '2026-06-10T20:00:00.000Z',
    ]);
  });

  it('is once on each of the days on which clocks change', () => {
    // Spring has no 02:00 on this day, autumn has two.
    expect(due(daily(2), '2026-03-29T01:00:00Z')).toEqual(['2026-03-29', '2026-03-29T01:00:00.000Z']);
    expect(due(daily(2), '2026-03-29T00:59:59Z')).toEqual(['2026-03-28', '2026-03-28T01:00:00.000Z']);
    expect(due(daily(2), '2026-10-25T00:30:00Z')).toEqual(['2026-10-25', '2026-10-25T00:00:00.000Z']);
    expect(due(daily(2), '2026-10-25T01:30:00Z')).toEqual(['2026-10-25', '2026-10-25T00:00:00.000Z']);
  });

  it('is on the chosen day of the week', () => {
    const sundays = { every: 'week', weekday: 7, hour: 20 } as const;
    expect(due(sundays, '2026-06-14T18:00:00Z')).toEqual(['2026-06-14', '2026-06-14T18:00:00.000Z']);
    expect(due(sundays, '2026-06-14T17:59:00Z')).toEqual(['2026-06-07', '2026-06-07T18:00:00.000Z']);
    expect(due({ ...sundays, every: 'never' }, '2026-06-14T18:00:00Z')).toBeNull();
  });
});
