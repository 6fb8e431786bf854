import { timeZone } from './time-zone.ts';
import { isRealDate } from './dates.ts';
import { localMoment } from './local-moment.ts';

describe('a date in ISO 8601', () => {
  it.each([
    '2028-02-29',
    '2027-04-30 10:00:00',
    '2027-04-30T10:00',
    '2027-04-30T10:00:00.5Z',
    '2027-12-31T23:59:59+14:00',
  ])('exists: %s', (text) => expect([isRealDate(text), localMoment.safeParse(text).success]).toEqual([true, true]));

  it.each([
    ...['2026-02-30', '2027-02-29', '2100-02-29', '2027-04-31', '2027-06-31 10:00:00', '2027-11-31T10:00:00Z'],
    ...['2027-13-01', '2027-00-10', '2027-01-00', '2027-01-32', '0000-01-01', '0001-01-01T00:00:00+14:00'],
    ...['2027-04-30 24:00:00', '2027-04-30 23:60', '2027-04-30 23:59:60', '2027-04-30T10:00:00+24:00'],
    ...['9999-12-31T23:00:00-10:00', '2027-04-31T10:00:00+02:00'],
  ])('does not exist: %s', (text) => {
    expect(isRealDate(text)).toBe(false);
    expect(localMoment.safeParse(text).error?.issues[0]?.message).toMatch(/^There is no such date|^A date looks like/);
  });
});

describe('a time zone', () => {
  // Both names of a zone: browsers report one or the other.
  it.each([
    ...['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Kathmandu', 'Asia/Katmandu'],
    ...['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'America/Argentina/Buenos_Aires', 'America/Nuuk', 'America/Godthab'],
    ...['UTC', 'Etc/UTC', 'GMT', 'US/Eastern', 'America/Port-au-Prince', 'Etc/GMT+5', 'EST5EDT'],
    ...Intl.supportedValuesOf('timeZone'),
  ])('is taken: %s', (name) => expect(timeZone.safeParse(name).success).toBe(true));

  // An offset is no zone: it knows no summer time, and PostgreSQL reads its sign the other way round.
  it.each(['Mars/Olympus', '', '+01:00', '-0530', 'Europe/Amsterdam ', 'localtime', "UTC'"])('is refused: %s', (name) =>
    expect(timeZone.safeParse(name).error?.issues[0]?.message).toBe('There is no such time zone'),
  );
});
