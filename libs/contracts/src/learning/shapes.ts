import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { shownTrophy } from '../identity/identity.ts';
import { membershipLevel } from '../identity/levels.ts';
import { attachment } from '../media.ts';

/**
 * The members who know of a course: everyone and guests, all members, or members with one of its levels. It is hidden
 * from others.
 */
export const COURSE_VISIBILITIES = ['public', 'member', 'level'] as const;
export const courseVisibility = z.enum(COURSE_VISIBILITIES);
export type CourseVisibility = z.infer<typeof courseVisibility>;

/** The members who can enrol without an author: all, those with one of its levels, or none. */
export const COURSE_AVAILABILITIES = ['open', 'level', 'invitation'] as const;
export const courseAvailability = z.enum(COURSE_AVAILABILITIES);
export type CourseAvailability = z.infer<typeof courseAvailability>;

/** Draft without a `release_date`, planned before it, and released after it (part 3 §4). */
export const courseStatus = z.enum(['draft', 'planned', 'released']);
export type CourseStatus = z.infer<typeof courseStatus>;

/** How a finished course issues its certificate: automatically, or by a teacher. */
export const CERTIFICATE_OPTIONS = ['automatic', 'manual'] as const;
export const certificateOption = z.enum(CERTIFICATE_OPTIONS);

export const LESSON_KINDS = ['text', 'video', 'file', 'quiz'] as const;
/** `content_kind` of part 3 §3, text by default. Passing the quiz completes a lesson of kind quiz. */
export const lessonKind = z.enum(LESSON_KINDS);
export type LessonKind = z.infer<typeof lessonKind>;

/** The viewer's permissions, from which clients decide which actions to show. */
export const coursePermission = z.enum(['READ', 'EDIT', 'ENROL', 'LEARN', 'REMIND']);
export type CoursePermission = z.infer<typeof coursePermission>;

/**
 * Why a lesson is locked.
 * - `login`, `levels`, `invitation`: the viewer has no access to the course.
 * - `release`: the course is not released yet.
 * - `date`, `days` (after enrolment): the lesson opens later.
 * - `prerequisite`: other lessons must be completed first.
 */
export const lockReason = z.enum(['login', 'levels', 'invitation', 'release', 'date', 'days', 'prerequisite']);
export type LockReason = z.infer<typeof lockReason>;
export const lessonLock = z.object({
  reason: lockReason,
  /** When the lesson opens. Null if it depends on an action. */
  unlocks_at: moment.nullable(),
  /** The lessons to complete first. */
  lessons: z.array(z.object({ id, name: z.string() })),
});
export type LessonLock = z.infer<typeof lessonLock>;

/** A lesson in a table of contents, without its content. */
export const lessonLine = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  index: z.int(),
  content_kind: lessonKind,
  image: z.string().nullable(),
  /** The viewer has completed the lesson. */
  seen: z.boolean(),
  availability: z.enum(['open', 'locked']),
  unlocks_at: moment.nullable(),
  lock: lessonLock.nullable(),
  url: z.string(),
});
export type LessonLine = z.infer<typeof lessonLine>;

export const courseModule = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  index: z.int(),
  lessons: z.array(lessonLine),
});
export type CourseModule = z.infer<typeof courseModule>;

/** The viewer's progress in a course that they are in. */
export const participant = z.object({
  user_id: id,
  enrolled_at: moment,
  /** Percent of the current lessons that are completed, 0 to 100. */
  progress: z.int().min(0).max(100),
  completed_count: z.int(),
  lesson_count: z.int(),
  last_activity: moment.nullable(),
  /** Set once. Lessons that are added later do not change it. */
  finished_at: moment.nullable(),
  /** Where the viewer continues: the last opened lesson, or the next incomplete one. Null if all are completed. */
  continue_url: z.string().nullable(),
});
export type Participant = z.infer<typeof participant>;

/**
 * Part 3 §3, Course (v3). Dates in the specification's form are in the community's time zone. `releases_at` is the
 * timestamp.
 */
export const course = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  excerpt: z.string(),
  /** The picture, 600 pixels wide. */
  image: z.string().nullable(),
  uploads: z.array(attachment),
  /** The course is released, and the viewer is in it or may enrol. */
  available: z.boolean(),
  /** The number of participants. */
  count: z.int(),
  salespage: z.string().nullable(),
  color_theme: z.string(),
  module_theme: z.string(),
  theme: z.string(),
  attachments_count: z.int(),
  first_lesson_url: z.string().nullable(),
  module_count: z.int(),
  lesson_count: z.int(),
  progress: z.int().min(0).max(100),
  /** The trophy for finishing the course, if it is still available. */
  trophy: shownTrophy.nullable(),
  trophy_id: id.nullable(),
  highlighted: z.boolean(),
  numbered: z.boolean(),
  /** The viewer's last activity. */
  last_activity: moment.nullable(),
  /** Learners finish the course themselves, instead of with the last lesson. */
  manual_finish: z.boolean(),
  /** Not in lists or search, but available at its address. */
  hidden: z.boolean(),
  author: memberBrief.nullable(),
  authors: z.array(memberBrief),
  status: courseStatus,
  release_date: z.string().nullable(),
  releases_at: moment.nullable(),
  certificate: z.boolean(),
  certificate_send_option: certificateOption,
  visibility: courseVisibility,
  availability: courseAvailability,
  levels: z.array(membershipLevel.pick({ id: true, name: true })),
  themes: z.array(z.string()),
  permissions: z.array(coursePermission),
  created_at: moment,
  version: z.int(),
});
export type Course = z.infer<typeof course>;

/** A course with its table of contents. */
export const wholeCourse = course.extend({ modules: z.array(courseModule), participant: participant.nullable() });
export type WholeCourse = z.infer<typeof wholeCourse>;

/** Part 3 §3, Course v4: v3 plus the participant. */
export const courseV4 = course.extend({ participant: participant.nullable() });
export type CourseV4 = z.infer<typeof courseV4>;

/** Part 3 §3, Course catalog v4. */
export const catalog = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  modules: z.array(courseModule),
  sales_page: z.string().nullable(),
  image: z.string().nullable(),
  numbered: z.boolean(),
  manual_finish: z.boolean(),
  participant: participant.nullable(),
});
export type Catalog = z.infer<typeof catalog>;

const neighbour = z.object({ id, name: z.string(), url: z.string() }).nullable();

/** Part 3 §3, Lesson v4. A locked lesson has no content, files, videos or quiz. */
export const lesson = lessonLine.extend({
  /** Sanitized HTML. */
  content: z.string(),
  description: z.string(),
  publication_date: z.string(),
  published_at: moment,
  trophy_id: id.nullable(),
  module_id: id,
  module_name: z.string(),
  module_slug: z.string(),
  course_id: id,
  course_name: z.string(),
  course_image: z.string().nullable(),
  course_slug: z.string(),
  attachments: z.array(attachment),
  /** For a lesson of kind quiz: the quiz that completes it. */
  quiz: z.object({ id }).nullable(),
  quiz_id: id.nullable(),
  videos: z.array(z.object({ url: z.string(), video_id: z.string().nullable() })),
  media: z.array(attachment),
  completed_at: moment.nullable(),
  /** The lesson's topic, for participants. Null before the first conversation. */
  topic_id: id.nullable(),
  /** Whether the reader may start or join the conversation. */
  talks: z.boolean(),
  previous: neighbour,
  next: neighbour,
  participant: participant.nullable(),
});
export type Lesson = z.infer<typeof lesson>;
export const oneLesson = data(lesson);
