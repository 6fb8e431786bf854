import { describe, expect, it } from '@jest/globals';
import { fieldTime, sentTime } from './zoned-time.ts';

const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];

describe('a date that is entered', () => {
  it('stands in the field on the clocks of the member, summer and winter', () => {
    expect(fieldTime(new Date('2026-12-31T08:30:00Z'), 'Europe/Amsterdam')).toBe('2026-12-31T09:30');
    expect(fieldTime(new Date('2026-07-01T22:05:00Z'), 'Europe/Amsterdam')).toBe('2026-07-02T00:05');
  });

  it('is sent as the moment that those clocks mean, wherever community and browser are', () => {
    expect(sentTime('2026-11-20T09:00', 'Europe/Amsterdam')).toBe('2026-11-20T08:00:00.000Z');
    expect(sentTime('2026-11-20T09:00', 'America/New_York')).toBe('2026-11-20T14:00:00.000Z');
    expect(sentTime('2026-11-20T09:00:30', 'Asia/Kolkata')).toBe('2026-11-20T03:30:00.000Z');
  });

  it.each(ZONES)('comes back as it was entered, in %s, around both days on which clocks are set', (zone) => {
    for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01']) {
      for (const hour of ['00:30', '04:30', '12:00', '23:59']) {
        const field = `${day}T${hour}`;
        expect(fieldTime(new Date(sentTime(field, zone)), zone)).toBe(field);
      }
    }
  });

  it('in an hour that comes twice is the first, in one that is left out the hour after', () => {
    expect(sentTime('2026-10-25T02:30', 'Europe/Amsterdam')).toBe('2026-10-25T00:30:00.000Z');
    expect(sentTime('2026-03-29T02:30', 'Europe/Amsterdam')).toBe('2026-03-29T01:30:00.000Z');
  });
});
