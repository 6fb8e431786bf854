import { describe, expect, it } from '@jest/globals';
import { detailsBody, detailsOf, endsBefore, newDetails } from './values.ts';

const NEW = newDetails(Date.parse('2026-11-24T10:20:00Z'), 'Europe/Amsterdam');

describe('the form of an event', () => {
  it('begins with an hour tomorrow', () => {
    expect([NEW.begins, NEW.ends]).toEqual(['2026-11-25T12:00', '2026-11-25T13:00']);
  });

  it('sends dates as the specification has them, on the clocks of the event', () => {
    expect(detailsBody({ ...NEW, title: ' Walk ' })).toMatchObject({
      ...{ title: 'Walk', start_date: '2026-11-25 12:00:00', end_date: '2026-11-25 13:00:00' },
      ...{ time_zone: 'Europe/Amsterdam', category_id: null },
    });
    expect(detailsBody({ ...NEW, allDay: true })).toMatchObject({ start_date: '2026-11-25', end_date: '2026-11-25' });
  });

  it('shows an event on its own clocks, whatever those of the reader are', () => {
    const event = {
      ...{ title: 'Walk', description: '', color: NEW.color, status: 'public', category_id: 7 },
      ...{ all_day: false, start_day: null, end_day: null, time_zone: 'America/New_York' },
      ...{ starts_at: '2026-11-25T17:00:00.000Z', ends_at: '2026-11-25T18:30:00.000Z' },
    } as Parameters<typeof detailsOf>[0];
    const shown = detailsOf(event);
    expect(shown).toMatchObject({ begins: '2026-11-25T12:00', ends: '2026-11-25T13:30', category: '7' });
    expect(detailsBody(shown)).toMatchObject({ start_date: '2026-11-25 12:00:00', time_zone: 'America/New_York' });
  });

  it('finds an end before the beginning', () => {
    expect(endsBefore({ ...NEW, ends: '2026-11-25T11:59' })).toBe(true);
    expect(endsBefore({ ...NEW, ends: '2026-11-25T11:59', allDay: true })).toBe(false);
    expect(endsBefore({ ...NEW, ends: NEW.begins })).toBe(false);
  });
});
