import { describe, expect, it } from '@jest/globals';
import { daysOf, leafOf, shortText, spanText, thereText } from './event-time.ts';

const en = { language: 'en-GB', zone: 'Europe/Amsterdam' };
const nl = { ...en, language: 'nl' };
const timed = (starts_at: string, ends_at: string, time_zone = 'Europe/Amsterdam') => ({
  ...{ starts_at, ends_at, time_zone },
  ...{ all_day: false, start_day: null, end_day: null },
});
const days = (start_day: string, end_day: string) => ({
  ...timed(`${start_day}T00:00:00Z`, `${end_day}T23:59:59Z`),
  ...{ all_day: true, start_day, end_day },
});

describe('when an event is', () => {
  it('is written as the specification writes it, on the clocks of whoever reads', () => {
    const evening = timed('2026-11-05T18:30:00Z', '2026-11-05T20:00:00Z');
    expect(spanText(evening, en)).toBe('November 05, 2026 19:30 – 21:00');
    expect(spanText(evening, { ...en, zone: 'Pacific/Auckland' })).toBe('November 06, 2026 07:30 – 09:00');
    expect(spanText(evening, nl)).toBe('5 november 2026 19:30 – 21:00');
  });

  it('names both days where it passes midnight', () => {
    expect(spanText(timed('2026-11-05T18:30:00Z', '2026-11-06T01:00:00Z'), en)).toBe(
      'November 05, 2026 19:30 – November 06, 2026 02:00',
    );
  });

  it('names the day of midnight, at which it ends', () => {
    expect(spanText(timed('2027-01-23T07:00:00Z', '2027-01-23T23:00:00Z'), en)).toBe(
      'January 23, 2027 08:00 – January 24, 2027 00:00',
    );
  });

  it.each([
    ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', 'March 29, 2026 01:30 – 03:30'],
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'October 25, 2026 02:30 – 02:30'],
  ])('holds over the hours in which clocks are set: %s', (from, until, text) => {
    expect(spanText(timed(from, until), en)).toBe(text);
  });

  it('is the same days everywhere for one that takes all day', () => {
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
      expect(spanText(days('2026-12-24', '2026-12-26'), { ...en, zone })).toBe('December 24, 2026 – December 26, 2026');
      expect(leafOf(days('2026-12-24', '2026-12-26'), { ...en, zone })).toEqual({ month: 'Dec', day: '24' });
      expect(shortText(days('2026-12-24', '2026-12-24'), { ...en, zone })).toBe('24 Dec 2026');
    }
  });

  it('says the time of the place where that is another one', () => {
    const london = timed('2026-11-05T18:30:00Z', '2026-11-05T20:00:00Z', 'Europe/London');
    expect(thereText(london, en)).toBe('5 Nov 2026, 18:30');
    expect(thereText(timed('2026-11-05T18:30:00Z', '2026-11-05T20:00:00Z', 'Europe/Paris'), en)).toBeNull();
    expect(thereText(days('2026-12-24', '2026-12-24'), en)).toBeNull();
  });

  it('does not reach into the day that begins when it ends', () => {
    expect(daysOf(timed('2026-11-05T18:00:00Z', '2026-11-05T23:00:00Z'), en.zone)).toEqual({
      ...{ first: '2026-11-05', last: '2026-11-05' },
    });
  });
});
