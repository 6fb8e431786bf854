import { EventDate } from './event-date.ts';

describe('the date of an event in a mail', () => {
  const evening = { starts_at: '2027-06-04T17:00:00.000Z', all_day: false, time_zone: 'Europe/Amsterdam' };

  it('names the weekday, the time and the time zone, in the language of its reader', () => {
    expect(new EventDate(evening).in('en')).toMatch(/^Friday,? 4 June 2027 at 19:00 \(Europe\/Amsterdam\)$/);
    expect(new EventDate(evening).in('nl')).toMatch(/^vrijdag 4 juni 2027 om 19:00 \(Europe\/Amsterdam\)$/);
  });

  it('is on the clocks of the event’s own zone', () => {
    expect(new EventDate({ ...evening, time_zone: 'Asia/Kolkata' }).in('en')).toContain('22:30 (Asia/Kolkata)');
  });

  it('is a day for an event of whole days', () => {
    const day = { starts_at: '2027-06-03T22:00:00.000Z', all_day: true, time_zone: 'Europe/Amsterdam' };
    expect(new EventDate(day).in('en')).toMatch(/^Friday,? 4 June 2027$/);
  });
});
