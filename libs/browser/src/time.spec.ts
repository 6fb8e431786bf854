import { describe, expect, it } from '@jest/globals';
import { dateOf, exactTime, localeFor, momentOf, relativeTime, zoneOf } from './time.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number, language = 'en') =>
  relativeTime(new Date(NOW - seconds * 1000).toISOString(), NOW, { language, zone: 'UTC' }, 'just now');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relative times', () => {
  it.each([
    [-90, 'just now'], // a clock that runs ahead
    [44, 'just now'],
    [45, '1 minute ago'],
    [18 * MINUTE, '18 minutes ago'],
    [59 * MINUTE + 29, '59 minutes ago'],
    [59 * MINUTE + 31, '1 hour ago'],
    [23 * HOUR, '23 hours ago'],
    [23.6 * HOUR, 'yesterday'],
    [6 * DAY, '6 days ago'],
    [7 * DAY, 'Nov 14'],
    [365 * DAY, 'Nov 21, 2025'],
  ])('%d seconds: %s', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  it.each([
    ['en', ['nl-NL', 'nl'], 'en-GB'],
    ['en', ['en', 'en-US'], 'en-US'],
    ['nl', ['nl-BE', 'nl-NL'], 'nl-BE'],
    ['nl', ['en-GB'], 'nl'],
  ])('in %s for a browser that speaks %j: %s', (language, ofBrowser, locale) => {
    expect(localeFor(language, ofBrowser)).toBe(locale);
  });

  it('speaks Dutch', () => {
    expect(ago(2 * HOUR, 'nl')).toBe('2 uur geleden');
    expect(ago(8 * DAY, 'nl')).toBe('13 nov');
  });
});

describe('the clocks that moments are written by', () => {
  const written = (zone: string, moment: string) => {
    const reader = { language: 'en-GB', zone };
    return [exactTime(moment, reader), momentOf(moment, reader), dateOf(moment, reader)];
  };

  it('are the member’s, for a guest the community’s, and never those of the device', () => {
    expect(zoneOf({ time_zone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
    expect(zoneOf(undefined)).toBe('Europe/Amsterdam');
    expect(written('Europe/Amsterdam', '2026-11-20T14:18:00Z')[0]).toMatch(/^Friday,? 20 November 2026 at 15:18$/);
    expect(written('Asia/Tokyo', '2026-11-20T15:18:00Z')).toEqual([
      expect.stringMatching(/^Saturday,? 21 November 2026 at 00:18$/),
      '21 Nov 2026, 00:18',
      '21 Nov 2026',
    ]);
  });

  it('say which year it is, too', () => {
    const now = Date.parse('2026-12-31T20:00:00Z');
    const days = (zone: string) => relativeTime('2026-01-01T02:00:00Z', now, { language: 'en-GB', zone }, '');
    expect(days('Europe/Amsterdam')).toBe('1 Jan');
    expect(days('America/New_York')).toBe('31 Dec 2025');
    expect(days('Asia/Tokyo')).toBe('1 Jan 2026');
  });
});
