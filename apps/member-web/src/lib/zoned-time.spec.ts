import { describe, expect, it } from '@jest/globals';
import { apiTime, fieldTime } from './zoned-time.ts';

describe('a date that is entered', () => {
  it('stands in the field on the clocks of the community, summer and winter', () => {
    expect(fieldTime(new Date('2026-12-31T08:30:00Z'), 'Europe/Amsterdam')).toBe('2026-12-31T09:30');
    expect(fieldTime(new Date('2026-07-01T22:05:00Z'), 'Europe/Amsterdam')).toBe('2026-07-02T00:05');
  });

  it('is sent as the specification writes it', () => {
    expect(apiTime('2026-12-31T09:30')).toBe('31-12-2026 09:30');
    expect(apiTime('2026-12-31T09:30:15')).toBe('31-12-2026 09:30');
  });
});
