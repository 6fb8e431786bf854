import type { courses } from '@lyceum/contracts';
import { daysAfter } from './when.ts';

/** What of a lesson may lock it. */
export interface Lockable {
  id: number;
  unlocks_at: Date | null;
  unlock_days: number | null;
  prerequisite_ids: readonly number[];
}

/** Why whoever is not in a course does not come in; null for whoever is in it, or may enrol. */
export type Door = 'login' | 'levels' | 'invitation' | null;

/** A course as a lock sees it. */
export interface LockedCourse {
  /** Null for a draft, which is open to whoever teaches it alone. */
  releases_at: Date | null;
  door: Door;
  teaches: boolean;
  /** The lessons that there are, with their names: what was removed locks nothing. */
  lessons: ReadonlyMap<number, string>;
  time_zone: string;
}

/** How a learner stands in it. Whoever may enrol and has not is asked as if they did now. */
export interface LearnerFacts {
  enrolled_at: Date | null;
  completed: { has(lessonId: number): boolean };
  exceptions: { has(lessonId: number): boolean };
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

const lock = (
  reason: courses.LockReason,
  unlocks_at: Date | null = null,
  lessons: courses.LessonLock['lessons'] = [],
): courses.LessonLock => ({ reason, unlocks_at: unlocks_at?.toISOString() ?? null, lessons });

/** Open, or why not. What is completed stays open as long as its learner is in the course. Pure. */
export function lockOf(
  lesson: Lockable,
  course: LockedCourse,
  learner: LearnerFacts,
  now: Date,
): courses.LessonLock | null {
  if (course.teaches) return null;
  if (course.door) return lock(course.door);
  if (learner.completed.has(lesson.id)) return null;
  if (course.releases_at === null || course.releases_at > now) return lock('release', course.releases_at);
  if (learner.exceptions.has(lesson.id)) return null;
  const { unlock_days } = lesson;
  const byDays = unlock_days === null ? null : daysAfter(learner.enrolled_at ?? now, unlock_days, course.time_zone);
  const opens = later(lesson.unlocks_at, byDays);
  const lessons = lesson.prerequisite_ids
    .filter((id) => course.lessons.has(id) && !learner.completed.has(id))
    .map((id) => ({ id, name: course.lessons.get(id)! }));
  if (opens !== null && opens > now) return lock(opens === byDays ? 'days' : 'date', opens, lessons);
  return lessons.length > 0 ? lock('prerequisite', null, lessons) : null;
}

/** Whether lessons would wait for each other for ever; `after` says what each of them is preceded by. */
export function isCircle(start: number, after: ReadonlyMap<number, readonly number[]>): boolean {
  const seen = new Set<number>();
  const ahead = [...(after.get(start) ?? [])];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (id === start) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    ahead.push(...(after.get(id) ?? []));
  }
  return false;
}
