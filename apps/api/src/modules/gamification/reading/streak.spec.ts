import { streakAt } from './streak.ts';

const AMS = 'Europe/Amsterdam';
const at = (text: string) => new Date(text);

describe('what is left of a streak', () => {
  it('is whole on its last day, counts hours on the next, and is gone after that', () => {
    expect(streakAt('2026-06-01', 3, at('2026-06-01T20:00:00Z'), AMS)).toEqual({ streak: 3, hours: 24 });
    expect(streakAt('2026-06-01', 3, at('2026-06-02T20:30:00Z'), AMS)).toEqual({ streak: 3, hours: 2 });
    expect(streakAt('2026-06-01', 3, at('2026-06-02T22:00:00Z'), AMS)).toEqual({ streak: 0, hours: 0 });
    expect(streakAt(null, 0, at('2026-06-02T22:00:00Z'), AMS)).toEqual({ streak: 0, hours: 0 });
  });

  it('goes by the clocks of the member, whatever their zone', () => {
    expect(streakAt('2026-06-01', 3, at('2026-06-02T22:00:00Z'), 'America/New_York').streak).toBe(3);
    expect(streakAt('2026-06-01', 3, at('2026-06-02T22:00:00Z'), 'Asia/Tokyo').streak).toBe(0);
  });

  it('is right on the days when clocks change', () => {
    // 23 hours long, then 25 hours long.
    expect(streakAt('2026-03-28', 2, at('2026-03-28T23:30:00Z'), AMS)).toEqual({ streak: 2, hours: 23 });
    expect(streakAt('2026-10-24', 2, at('2026-10-24T22:30:00Z'), AMS)).toEqual({ streak: 2, hours: 24 });
    expect(streakAt('2026-10-24', 2, at('2026-10-25T22:30:00Z'), AMS)).toEqual({ streak: 2, hours: 1 });
  });

  it('outlives a clock that is behind', () => {
    expect(streakAt('2026-06-02', 4, at('2026-06-01T12:00:00Z'), AMS)).toEqual({ streak: 4, hours: 24 });
  });
});
