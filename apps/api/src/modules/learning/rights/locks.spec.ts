import fc from 'fast-check';
import { isCircle, type LearnerFacts, lockOf, type LockedCourse } from './locks.ts';
import { continueAt, isWhole, progressOf } from './progress.decider.ts';
import { momentIn } from '../../../platform/time/zoned-time.ts';
import { daysAfter, dueOf } from './when.ts';

const ZONE = 'Europe/Amsterdam';
const course = (more: Partial<LockedCourse> = {}): LockedCourse => ({
  ...{ releases_at: new Date('2026-01-01T00:00:00Z'), door: null, teaches: false, time_zone: ZONE },
  lessons: new Map([
    [1, 'Een'],
    [2, 'Twee'],
  ]),
  ...more,
});
const learner = (more: Partial<LearnerFacts> = {}): LearnerFacts => ({
  ...{ enrolled_at: new Date('2026-03-28T20:30:00Z'), completed: new Set<number>(), exceptions: new Set<number>() },
  ...more,
});
const lesson = (more: object = {}) => ({ id: 2, unlocks_at: null, unlock_days: null, prerequisite_ids: [], ...more });
const at = (moment: string) => new Date(moment);

describe('a lock', () => {
  it('opens at its moment, and not a second before', () => {
    const dated = lesson({ unlocks_at: at('2026-04-01T08:00:00Z') });
    const before = lockOf(dated, course(), learner(), at('2026-04-01T07:59:59Z'));
    expect(before).toEqual({ reason: 'date', unlocks_at: '2026-04-01T08:00:00.000Z', lessons: [] });
    expect(lockOf(dated, course(), learner(), at('2026-04-01T08:00:00Z'))).toBeNull();
  });

  it.each([
    // Enrolled in the evening before clocks go forward: the next midnight is 23 hours before the one behind it.
    ['2026-03-28T20:30:00Z', 1, '2026-03-28T23:00:00.000Z'],
    ['2026-03-28T20:30:00Z', 2, '2026-03-29T22:00:00.000Z'],
    ['2026-10-24T20:30:00Z', 1, '2026-10-24T22:00:00.000Z'],
    ['2026-10-24T20:30:00Z', 2, '2026-10-25T23:00:00.000Z'],
    ['2026-10-24T20:30:00Z', 0, '2026-10-24T20:30:00.000Z'],
  ])('of somebody enrolled at %s opens %d calendar days later at %s', (enrolled, unlock_days, opens) => {
    expect(daysAfter(at(enrolled), unlock_days, ZONE).toISOString()).toBe(opens);
    const facts = learner({ enrolled_at: at(enrolled) });
    const given = lesson({ unlock_days });
    if (unlock_days > 0) {
      const early = lockOf(given, course(), facts, new Date(Date.parse(opens) - 1));
      expect(early).toMatchObject({ reason: 'days', unlocks_at: opens });
    }
    expect(lockOf(given, course(), facts, at(opens))).toBeNull();
  });

  it('names what is completed first, as long as that is there', () => {
    const behind = lesson({ prerequisite_ids: [1, 9] });
    const lessons = [{ id: 1, name: 'Een' }];
    expect(lockOf(behind, course(), learner(), at('2026-04-01T08:00:00Z'))).toMatchObject({
      reason: 'prerequisite',
      lessons,
    });
    expect(lockOf(behind, course(), learner({ completed: new Set([1]) }), at('2026-04-01T08:00:00Z'))).toBeNull();
  });

  it('never takes back what is completed, is open to one with an exception, and to whoever teaches', () => {
    const closed = lesson({ unlocks_at: at('2090-01-01T00:00:00Z'), prerequisite_ids: [1] });
    const now = at('2026-04-01T08:00:00Z');
    expect(lockOf(closed, course(), learner(), now)).not.toBeNull();
    expect(lockOf(closed, course(), learner({ completed: new Set([2]) }), now)).toBeNull();
    expect(lockOf(closed, course(), learner({ exceptions: new Set([2]) }), now)).toBeNull();
    expect(lockOf(closed, course({ teaches: true }), learner(), now)).toBeNull();
    const planned = course({ releases_at: at('2090-01-01T00:00:00Z') });
    expect(lockOf(closed, planned, learner({ exceptions: new Set([2]) }), now)).toMatchObject({ reason: 'release' });
    expect(lockOf(lesson(), course({ door: 'levels' }), learner(), now)).toMatchObject({ reason: 'levels' });
  });

  it('that is open stays open as time goes by and more is completed', () => {
    const given = fc.record({
      unlocks_at: fc.option(fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 0, days)))),
      unlock_days: fc.option(fc.nat(400)),
      prerequisite_ids: fc.subarray([1, 9]),
    });
    const day = fc.integer({ min: 0, max: 900 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));
    fc.assert(
      fc.property(given, day, day, fc.subarray([1, 2]), fc.subarray([1, 2]), (locks, one, other, some, more) => {
        const [now, then] = one < other ? [one, other] : [other, one];
        const first = lockOf(lesson(locks), course(), learner({ completed: new Set(some) }), now);
        const second = lockOf(lesson(locks), course(), learner({ completed: new Set([...some, ...more]) }), then);
        return first !== null || second === null;
      }),
    );
  });

  it('is no circle', () => {
    const after = new Map([
      [1, [2]],
      [2, [3]],
      [3, [4]],
    ]);
    expect(isCircle(1, after)).toBe(false);
    expect(isCircle(1, new Map([...after, [4, [1]]]))).toBe(true);
  });
});

describe('progress', () => {
  it('is of the lessons that there are: never above 100, and 100 with all of them alone', () => {
    const lessons = fc.uniqueArray(fc.nat(12));
    fc.assert(
      fc.property(lessons, lessons, (completed, structure) => {
        const { progress } = progressOf(completed, structure);
        const left = structure.filter((id) => !completed.includes(id));
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress === 100).toBe(structure.length > 0 && left.length === 0);
        expect(isWhole(completed, structure)).toBe(progress === 100);
      }),
    );
    expect(progressOf([1, 2, 3], [1, 2])).toEqual({ progress: 100, completed_count: 2, lesson_count: 2 });
    expect(progressOf([1, 2], [1, 2, 3])).toEqual({ progress: 66, completed_count: 2, lesson_count: 3 });
    expect(progressOf([], [])).toEqual({ progress: 0, completed_count: 0, lesson_count: 0 });
  });

  it('goes on where a learner was: at the lesson opened last, or the next that is left', () => {
    const done = new Set([1, 3]);
    expect(continueAt([1, 2, 3, 4], new Set(), null)).toBe(1);
    expect(continueAt([1, 2, 3, 4], done, 4)).toBe(4);
    expect(continueAt([1, 2, 3, 4], done, 3)).toBe(4);
    expect(continueAt([1, 2, 3, 4], new Set([3, 4]), 4)).toBe(1);
    expect(continueAt([1, 2], new Set([1, 2]), 2)).toBeNull();
    // What was opened last is there no more.
    expect(continueAt([1, 2], done, 9)).toBe(2);
  });
});

describe('the release of a course', () => {
  it('is read and reminded of on the community’s clocks, also over the night in which they are set', () => {
    expect(momentIn('2026-03-29 02:30:00', ZONE).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentIn('2026-10-25 02:30:00', ZONE).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    const morning = at('2026-03-29T07:00:00Z');
    expect(dueOf(morning, { duration: 1, unit: 'days' }, ZONE).toISOString()).toBe('2026-03-28T08:00:00.000Z');
    expect(dueOf(morning, { duration: 24, unit: 'hours' }, ZONE).toISOString()).toBe('2026-03-28T07:00:00.000Z');
  });
});
