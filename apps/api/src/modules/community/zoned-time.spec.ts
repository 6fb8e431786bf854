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
  ])('%s is %s', (text, moment) => {
    expect(momentOf(text, 'Europe/Amsterdam')?.toISOString()).toBe(moment);
  });

  it.each(['31-02-2026 09:30', '01-13-2026 09:30', '01-01-2026 25:00', '2026-13-45T00:00'])('%s is none', (text) => {
    expect(momentOf(text, 'Europe/Amsterdam')).toBeNull();
  });

  it('is on the clocks of the zone that is asked for', () => {
    expect(momentOf('15-01-2026 09:30', 'America/New_York')?.toISOString()).toBe('2026-01-15T14:30:00.000Z');
  });
});
