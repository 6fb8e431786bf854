import { fireOf } from './streak-fire.ts';

const until = '2026-03-04T23:00:00Z';
const at = (moment: string) => fireOf({ streak: 3, streak_until: until }, new Date(moment), 3);

describe('a streak on a profile (part 1 §9)', () => {
  it.each([
    ['has 24 hours on a day that counted already', '2026-03-03T22:00:00Z', 24],
    ['has the hours that are left of the day after it, a begun one too', '2026-03-04T20:30:00Z', 3],
    ['has one in its last minute', '2026-03-04T22:59:30Z', 1],
  ])('%s', (_, moment, hours) => expect(at(moment)).toEqual({ onfire: true, streakCountDown: hours }));

  it('has no more than 24 on a day of 25 hours, nor by a clock that is behind', () => {
    for (const moment of ['2026-03-03T22:30:00Z', '2026-03-01T12:00:00Z'])
      expect(at(moment)).toEqual({ onfire: true, streakCountDown: 24 });
  });

  it('is none from the moment on that it breaks, and burns no more', () =>
    expect(at(until)).toEqual({ onfire: false, streakCountDown: 0 }));

  it('burns from as many days on as the community asks', () =>
    expect(fireOf({ streak: 2, streak_until: until }, new Date('2026-03-04T20:00:00Z'), 3).onfire).toBe(false));

  it('is none of who never had one', () =>
    expect(fireOf({ streak: 0, streak_until: null }, new Date(until), 1)).toEqual({
      onfire: false,
      streakCountDown: 0,
    }));
});
