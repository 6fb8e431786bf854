import { describe, expect, it } from '@jest/globals';
import { localeFor, relativeTime } from './time.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number, language = 'en') =>
  relativeTime(new Date(NOW - seconds * 1000).toISOString(), NOW, language, 'just now');

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
