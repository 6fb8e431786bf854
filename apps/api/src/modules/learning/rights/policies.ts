import type { courses } from '@lyceum/contracts';
import { holdsLevelOf, isClosedByLevel } from '../../../platform/audiences/levels.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import type { Door } from './locks.ts';

/** The viewer's enrolment status. `out`: an author has removed them. */
export type Standing = 'none' | 'in' | 'out';

/** The facts on which access to a course depends. */
export interface CourseRights {
  visibility: courses.CourseVisibility;
  availability: courses.CourseAvailability;
  level_ids: readonly number[];
  author_ids: readonly number[];
  status: courses.CourseStatus;
  standing: Standing;
}

/** Whether the viewer may edit a course: its authors and administrators. Moderators have no extra rights. */
export const teaches = (viewer: Viewer, { author_ids }: Pick<CourseRights, 'author_ids'>): boolean =>
  isAtLeast(viewer, 'admin') || (viewer.id !== null && author_ids.includes(viewer.id));

/** Staff need no level, as on boards and in events. */
export const holdsLevel = (viewer: Viewer, { level_ids }: Pick<CourseRights, 'level_ids'>): boolean =>
  isMember(viewer) && holdsLevelOf(viewer, { level_ids });

function isVisible(viewer: Viewer, course: CourseRights): boolean {
  if (course.visibility === 'public') return true;
  return course.visibility === 'member' ? isMember(viewer) : holdsLevel(viewer, course);
}

/**
 * Whether the viewer may know that the course exists. The SQL counterpart is `knownCourses`.
 * Only authors and administrators know of a draft. Participants, and members to whom it is visible, know of other
 * courses (part 3 §6).
 */
export const isKnown = (viewer: Viewer, course: CourseRights): boolean =>
  teaches(viewer, course) || (course.status !== 'draft' && (course.standing === 'in' || isVisible(viewer, course)));

/** Why a viewer who knows of a course cannot enter it, independent of its release. Null if they can. */
export function doorOf(viewer: Viewer, course: CourseRights): Door {
  if (teaches(viewer, course)) return null;
  if (!isMember(viewer)) return 'login';
  if (course.standing === 'in') return isClosedByLevel(viewer, course) ? 'levels' : null;
  if (course.standing === 'out' || course.availability === 'invitation') return 'invitation';
  return course.availability === 'open' || holdsLevel(viewer, course) ? null : 'levels';
}

/**
 * Whether the viewer has access to the content, search and conversations of a course, as `course:{id}` gives.
 * Authors always have it, and participants once the course is released.
 */
export const isInside = (viewer: Viewer, course: CourseRights): boolean =>
  isMember(viewer) &&
  (teaches(viewer, course) ||
    (course.standing === 'in' && course.status === 'released' && !isClosedByLevel(viewer, course)));

/** Whether the viewer may enrol without an author, for example by opening a first lesson. */
export const canEnrol = (viewer: Viewer, course: CourseRights): boolean =>
  isMember(viewer) &&
  course.standing === 'none' &&
  course.status === 'released' &&
  isKnown(viewer, course) &&
  doorOf(viewer, { ...course, author_ids: [] }) === null;

/** Whether the viewer may set reminders. Only a planned course has a release to wait for. */
export const canRemind = (viewer: Viewer, course: CourseRights): boolean =>
  isMember(viewer) && isKnown(viewer, course) && course.status === 'planned';

/** The permissions that a client shows. Commands check the same functions. */
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
