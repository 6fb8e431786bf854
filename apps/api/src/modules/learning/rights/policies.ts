import type { courses } from '@lyceum/contracts';
import { holdsLevelOf, isClosedByLevel } from '../../../platform/audiences/levels.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import type { Door } from './locks.ts';

/** How the viewer stands in a course; `out`: an author has taken them out. */
export type Standing = 'none' | 'in' | 'out';

/** What is asked of a course before anything is shown or done. */
export interface CourseRights {
  visibility: courses.CourseVisibility;
  availability: courses.CourseAvailability;
  level_ids: readonly number[];
  author_ids: readonly number[];
  status: courses.CourseStatus;
  standing: Standing;
}

/** Whoever writes it; administrators do all of them. Moderators teach nothing by being moderators. */
export const teaches = (viewer: Viewer, { author_ids }: Pick<CourseRights, 'author_ids'>): boolean =>
  isAtLeast(viewer, 'admin') || (viewer.id !== null && author_ids.includes(viewer.id));

/** Staff hold the keys to all levels, as they do on boards and of events. */
export const holdsLevel = (viewer: Viewer, { level_ids }: Pick<CourseRights, 'level_ids'>): boolean =>
  isMember(viewer) && holdsLevelOf(viewer, { level_ids });

function isVisible(viewer: Viewer, course: CourseRights): boolean {
  if (course.visibility === 'public') return true;
  return course.visibility === 'member' ? isMember(viewer) : holdsLevel(viewer, course);
}

/**
 * A draft is missing for all but its authors and administrators. What is planned or released is known to whoever is in it and to whom it
 * is visible (part 3 §6). Statements ask `knownCourses`.
 */
export const isKnown = (viewer: Viewer, course: CourseRights): boolean =>
  teaches(viewer, course) || (course.status !== 'draft' && (course.standing === 'in' || isVisible(viewer, course)));

/** Why whoever knows of a course does not come in, whenever it is released. */
export function doorOf(viewer: Viewer, course: CourseRights): Door {
  if (teaches(viewer, course)) return null;
  if (!isMember(viewer)) return 'login';
  if (course.standing === 'in') return isClosedByLevel(viewer, course) ? 'levels' : null;
  if (course.standing === 'out' || course.availability === 'invitation') return 'invitation';
  return course.availability === 'open' || holdsLevel(viewer, course) ? null : 'levels';
}

/** Who holds `course:{id}` once it is released, and its authors: whoever talks in it, and finds what stands in it. */
export const isInside = (viewer: Viewer, course: CourseRights): boolean =>
  isMember(viewer) &&
  (teaches(viewer, course) ||
    (course.standing === 'in' && course.status === 'released' && !isClosedByLevel(viewer, course)));

/** By themselves, on opening a first lesson. */
export const canEnrol = (viewer: Viewer, course: CourseRights): boolean =>
  isMember(viewer) &&
  course.standing === 'none' &&
  course.status === 'released' &&
  isKnown(viewer, course) &&
  doorOf(viewer, { ...course, author_ids: [] }) === null;

export const canRemind = (viewer: Viewer, course: CourseRights): boolean =>
  isMember(viewer) && isKnown(viewer, course) && course.status === 'planned';

/** What a client shows; commands ask the same functions. */
export function coursePermissions(viewer: Viewer, course: CourseRights): courses.CoursePermission[] {
  const rights: [courses.CoursePermission, boolean][] = [
    ['READ', isKnown(viewer, course)],
    ['EDIT', teaches(viewer, course)],
    ['ENROL', canEnrol(viewer, course)],
    ['LEARN', teaches(viewer, course) || (course.status === 'released' && doorOf(viewer, course) === null)],
    ['REMIND', canRemind(viewer, course)],
  ];
  return rights.filter(([, holds]) => holds).map(([right]) => right);
}
