import { endOf } from './period.rules.ts';

describe('a period', () => {
  const anchor = new Date('2026-01-31T10:00:00Z');
  it.each([
    ['month', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['month', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00.000Z'],
    ['year', '2026-01-31T10:00:00Z', '2027-01-31T10:00:00.000Z'],
  ] as const)('of a %s behind %s ends at %s', (period, after, end) => {
    expect(endOf(period, anchor, new Date(after))?.toISOString()).toBe(end);
  });
  it('of what is bought once has no end', () => expect(endOf('once', anchor, anchor)).toBeNull());
});
