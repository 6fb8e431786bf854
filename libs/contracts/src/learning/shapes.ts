import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { shownTrophy } from '../identity/identity.ts';
import { membershipLevel } from '../identity/levels.ts';
import { attachment } from '../media.ts';

/** Who knows of a course: everybody, guests too; members; or whoever holds one of its levels. For all others it is not there. */
export const COURSE_VISIBILITIES = ['public', 'member', 'level'] as const;
export const courseVisibility = z.enum(COURSE_VISIBILITIES);
export type CourseVisibility = z.infer<typeof courseVisibility>;

/** Who enrols by themselves, on opening a first lesson: every member, whoever holds one of its levels, or nobody (authors enrol). */
export const COURSE_AVAILABILITIES = ['open', 'level', 'invitation'] as const;
export const courseAvailability = z.enum(COURSE_AVAILABILITIES);
export type CourseAvailability = z.infer<typeof courseAvailability>;

/** Part 3 §4: draft when `release_date` is null, planned when it lies ahead, released when it has passed. */
export const courseStatus = z.enum(['draft', 'planned', 'released']);
export type CourseStatus = z.infer<typeof courseStatus>;

/** When a certificate of a finished course is sent: by itself, or by whoever teaches it. */
export const CERTIFICATE_OPTIONS = ['automatic', 'manual'] as const;
export const certificateOption = z.enum(CERTIFICATE_OPTIONS);

export const LESSON_KINDS = ['text', 'video', 'file', 'quiz'] as const;
/** Part 3 §3: `content_kind`, by default a text. A quiz is completed by passing it. */
export const lessonKind = z.enum(LESSON_KINDS);
export type LessonKind = z.infer<typeof lessonKind>;

/** What the viewer may do with a course: a client shows nothing else. */
export const coursePermission = z.enum(['READ', 'EDIT', 'ENROL', 'LEARN', 'REMIND']);
export type CoursePermission = z.infer<typeof coursePermission>;

/**
 * Why a lesson is locked. `login`, `levels` and `invitation`: the viewer is not let into the course. `release`: the course comes later.
 * `date` and `days` (after one's enrolment): the lesson comes later. `prerequisite`: others are completed first.
 */
export const lockReason = z.enum(['login', 'levels', 'invitation', 'release', 'date', 'days', 'prerequisite']);
export type LockReason = z.infer<typeof lockReason>;
export const lessonLock = z.object({
  reason: lockReason,
  /** When it opens by itself; null where somebody has to do something for it. */
  unlocks_at: moment.nullable(),
  /** What is completed first. */
  lessons: z.array(z.object({ id, name: z.string() })),
});
export type LessonLock = z.infer<typeof lessonLock>;

/** A lesson in a table of contents: nothing of its content. */
export const lessonLine = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  index: z.int(),
  content_kind: lessonKind,
  image: z.string().nullable(),
  /** The viewer has completed it. */
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

/** How the viewer stands in a course that they are in. */
export const participant = z.object({
  user_id: id,
  enrolled_at: moment,
  /** Of the lessons that there are now, as many are completed; 0 to 100. */
  progress: z.int().min(0).max(100),
  completed_count: z.int(),
  lesson_count: z.int(),
  last_activity: moment.nullable(),
  /** Once finished it stays so, whatever is added later. */
  finished_at: moment.nullable(),
  /** Where they were: the lesson that they opened last, or the next one where that is completed; null where all are. */
  continue_url: z.string().nullable(),
});
export type Participant = z.infer<typeof participant>;

/** Part 3 §3, Course (v3). Dates of the specification's form are on the clocks of the community; `releases_at` is the same as a moment. */
export const course = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Safe HTML. */
  description: z.string(),
  excerpt: z.string(),
  /** The picture, 600 pixels wide. */
  image: z.string().nullable(),
  uploads: z.array(attachment),
  /** Released, and the viewer is in it or may enrol. */
  available: z.boolean(),
  /** How many are in it. */
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
  /** What finishing it brings, where it can still be had. */
  trophy: shownTrophy.nullable(),
  trophy_id: id.nullable(),
  highlighted: z.boolean(),
  numbered: z.boolean(),
  /** Of the viewer. */
  last_activity: moment.nullable(),
  /** Its learners say themselves that they have finished. */
  manual_finish: z.boolean(),
  /** In no list and in no search; whoever has its address finds it. */
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

/** By its id or address, with its table of contents. */
export const wholeCourse = course.extend({ modules: z.array(courseModule), participant: participant.nullable() });
export type WholeCourse = z.infer<typeof wholeCourse>;

/** Part 3 §3, Course v4: as v3 plus participant. */
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

/** Part 3 §3, Lesson v4. Of a locked lesson there is no content, no file, no video and no quiz. */
export const lesson = lessonLine.extend({
  /** Safe HTML. */
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
  /** Of a lesson of kind quiz, the quiz that is passed to complete it. */
  quiz: z.object({ id }).nullable(),
  quiz_id: id.nullable(),
  videos: z.array(z.object({ url: z.string(), video_id: z.string().nullable() })),
  media: z.array(attachment),
  completed_at: moment.nullable(),
  /** Under which it is talked about, for whoever is in its course; null as long as nobody has. */
  topic_id: id.nullable(),
  /** Whether the reader may talk about it. */
  talks: z.boolean(),
  previous: neighbour,
  next: neighbour,
  participant: participant.nullable(),
});
export type Lesson = z.infer<typeof lesson>;
export const oneLesson = data(lesson);
