import { momentOf } from './zoned-time.ts';

describe('a date of the specification’s form', () => {
  it.each([
    ['15-01-2026 09:30', '2026-01-15T08:30:00.000Z'],
    ['15-07-2026 09:30', '2026-07-15T07:30:00.000Z'],
    // Clocks go forward at 02:00 on 29 March: half past two is not there, and becomes half past three.
    ['29-03-2026 02:30', '2026-03-29T01:30:00.000Z'],
    // Clocks go back at 03:00 on 25 October: half past two comes twice; the first is meant.
    ['25-10-2026 02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-07-15T07:30:00Z', '2026-07-15T07:30:00.000Z'],
    // Without an offset it is on the zone's clocks, and not on the server's.
    ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
    ['29-02-2028 09:30', '2028-02-29T08:30:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(momentOf(text, 'Europe/Amsterdam')?.toISOString()).toBe(moment);
  });

  it.each([
    ...['31-02-2026 09:30', '29-02-2027 09:30', '01-13-2026 09:30', '01-01-2026 25:00', '01-01-2026 24:00'],
    ...['2026-13-45T00:00', '2027-04-31T10:00:00Z', '2027-02-30', '01-01-0000 00:00', '9999-12-31T23:00:00-10:00'],
  ])('%s is none', (text) => {
    expect(momentOf(text, 'Europe/Amsterdam')).toBeNull();
  });

  it('is on the clocks of the zone that is asked for', () => {
    expect(momentOf('15-01-2026 09:30', 'America/New_York')?.toISOString()).toBe('2026-01-15T14:30:00.000Z');
  });
});

describe('the days on which the clocks of Amsterdam are set (promise 17)', () => {
  const HALF_HOUR_MS = 1_800_000;
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  /** As a member writes it who looks at their clock. */
  const written = (moment: number): string => {
    const { day, month, year, hour, minute } = Object.fromEntries(
      parts.formatToParts(moment).map(({ type, value }) => [type, value]),
    ) as Record<string, string>;
    return `${day}-${month}-${year} ${hour}:${minute}`;
  };

  it.each([
    ['2026-03-29', 0],
    ['2026-10-25', 2],
    ['2027-03-28', 0],
    ['2027-10-31', 2],
  ])('%s: each half hour of three days is read as it was meant, but for the hour that comes twice', (day, twice) => {
    const begin = Date.parse(`${day}T00:00:00Z`) - 48 * HALF_HOUR_MS;
    const moments = Array.from({ length: 144 }, (_, n) => begin + n * HALF_HOUR_MS);
    const read = moments.map((moment) => momentOf(written(moment), 'Europe/Amsterdam')!.getTime());
    const others = moments.filter((moment, n) => read[n] !== moment);
    expect(others).toHaveLength(twice);
    // The first of the two is meant.
    others.forEach((moment) => expect(read[moments.indexOf(moment)]).toBe(moment - 2 * HALF_HOUR_MS));
  });

  it('the hour that spring leaves out goes on behind it, in its order', () => {
    const read = ['29-03-2026 01:59', '29-03-2026 02:00', '29-03-2026 02:59', '29-03-2026 03:00'].map((text) =>
      momentOf(text, 'Europe/Amsterdam')!.toISOString(),
    );
    expect(read).toEqual([
      '2026-03-29T00:59:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T01:59:00.000Z',
      '2026-03-29T01:00:00.000Z',
    ]);
  });
});
