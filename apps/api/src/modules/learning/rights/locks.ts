import type { courses } from '@lyceum/contracts';
import { daysAfter } from './when.ts';

/** The fields of a lesson that can lock it. */
export interface Lockable {
  id: number;
  unlocks_at: Date | null;
  unlock_days: number | null;
  prerequisite_ids: readonly number[];
}

/** Why a member cannot enter a course. Null for participants and for members who may enrol. */
export type Door = 'login' | 'levels' | 'invitation' | null;

/** The course facts that `lockOf` needs. */
export interface LockedCourse {
  /** Null for a draft, which is open only to its authors. */
  releases_at: Date | null;
  door: Door;
  teaches: boolean;
  /** The current lessons with their names. A removed prerequisite locks no lesson. */
  lessons: ReadonlyMap<number, string>;
  time_zone: string;
}

/** The learner's facts. A member who may enrol is treated as if they enrolled now. */
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

/**
 * The reason why a lesson is locked, or null if it is open. Pure.
 * A completed lesson stays open while its learner is in the course.
 */
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

/** Whether a lesson is part of a cycle of prerequisites. `after` maps each lesson to its prerequisites. */
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
