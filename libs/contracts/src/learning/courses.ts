import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { exact, ordered, pageSize, queryWords, when, yesOrNo } from '../base/query-words.ts';
import { cursor, data, id, listOf, moment, page } from '../base/shared.ts';
import { LEARNING_LIMITS } from './limits.ts';
import { catalog, course, courseV4, wholeCourse } from './shapes.ts';

export {
  type Catalog,
  type Course,
  type CourseAvailability,
  type CourseModule,
  type CoursePermission,
  type CourseStatus,
  type CourseV4,
  type CourseVisibility,
  type Lesson,
  type LessonKind,
  type LessonLine,
  type LessonLock,
  type LockReason,
  type Participant,
  type WholeCourse,
} from './shapes.ts';

/** Without the plugin no operation of courses exists. The specification names no plan for them. */
export const gate = { plugin: 'learning' } as const;

/** A course, module or lesson, by id or slug. */
export const named = z.string().min(1).max(120);

const WITH = ['uploads', 'author', 'trophy', 'modules', 'levels', 'participant', 'image'];
const fields = {
  id: exact(id),
  slug: exact(z.string()),
  author_id: exact(id),
  highlighted: yesOrNo,
  release_date: when,
  name: ordered(z.string()),
};
const query = z.object({
  page,
  size: pageSize(LEARNING_LIMITS.page, LEARNING_LIMITS.most),
  cursor,
  /** Only courses of the viewer. */
  type: z.enum(['mine']).optional(),
  ...queryWords({ fields, sorts: ['release_date', 'name', 'id'], with: WITH }),
});

export const listCourses = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/courses',
  summary: 'Courses that the viewer may know of, highlighted ones first; authors see their drafts',
  permission: 'public',
  query,
  output: listOf(course),
});

/** A course that a member has finished. */
export const finishedCourse = course.pick({ id: true, slug: true, name: true, image: true }).extend({
  finished_at: moment,
});
export type FinishedCourse = z.infer<typeof finishedCourse>;

export const listFinishedCourses = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/users/{id}/courses',
  summary: 'The courses that a member has finished, of those that the viewer may know of, latest first',
  permission: 'member',
  params: z.object({ id }),
  output: data(z.array(finishedCourse)),
});

export const showCourse = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/courses/{id}',
  summary: 'A course with its table of contents, by its id or with `find_by=slug` by its address',
  permission: 'public',
  params: z.object({ id: named }),
  query: z.object({ find_by: z.enum(['id', 'slug']).default('id'), ...queryWords({ with: WITH }) }),
  output: data(wholeCourse),
  errors: [404],
});

export const listLearning = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/e-learning/courses',
  summary: 'Courses that the viewer may know of, each with how they stand in it',
  permission: 'public',
  query,
  output: listOf(courseV4),
});

export const courseCatalog = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/e-learning/courses/{course}/catalog',
  summary: 'The table of contents of a course: what is completed, what is locked and why; never a lesson’s content',
  permission: 'public',
  params: z.object({ course: named }),
  query: z.object(queryWords({ with: ['image'] })),
  output: data(catalog),
  errors: [404],
});
