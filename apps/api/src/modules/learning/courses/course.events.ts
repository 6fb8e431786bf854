import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { AVAILABILITIES, SEND_OPTIONS, VISIBILITIES } from '../rights/learning.constants.ts';
import { file } from '../rights/lesson-file.events.ts';

const course_id = z.int();
const module_id = z.int();
const lesson_id = z.int();

export const details = {
  name: z.string(),
  description: z.string(),
  rules_version: z.int(),
  excerpt: z.string(),
  salespage: z.string().nullable(),
  image: file.nullable(),
  visibility: z.enum(VISIBILITIES),
  availability: z.enum(AVAILABILITIES),
  hidden: z.boolean(),
  level_ids: z.array(z.int()),
  /** The authors. The first one created the course. */
  teacher_ids: z.array(memberId),
  highlighted: z.boolean(),
  numbered: z.boolean(),
  manual_finish: z.boolean(),
  color_theme: z.string(),
  module_theme: z.string(),
  theme: z.string(),
  themes: z.array(z.string()),
  certificate: z.boolean(),
  certificate_send_option: z.enum(SEND_OPTIONS),
  trophy_id: z.int().nullable(),
};
export type CourseDetails = z.output<z.ZodObject<typeof details>>;

/** Details, release and structure of a course. The stream is `course-{id}`. */
export const courseEvents = {
  CourseMade: z.object({ course_id, slug: z.string(), ...details }),
  CourseChanged: z.object({ course_id, ...details }),
  /** The course becomes a draft (null), or its release is set to this time. */
  CourseScheduled: z.object({ course_id, releases_at: z.string().nullable() }),
  ModuleAdded: z.object({ course_id, module_id, slug: z.string(), name: z.string(), description: z.string() }),
  ModuleChanged: z.object({ course_id, module_id, name: z.string(), description: z.string() }),
  /** Includes the ids of the module's lessons. */
  ModuleRemoved: z.object({ course_id, module_id, lesson_ids: z.array(z.int()) }),
  ModulesOrdered: z.object({ course_id, module_ids: z.array(z.int()) }),
  LessonAdded: z.object({ course_id, module_id, lesson_id }),
  /** All lessons of the module in order. Some may come from another module. */
  LessonsOrdered: z.object({ course_id, module_id, lesson_ids: z.array(z.int()) }),
  LessonRemoved: z.object({ course_id, lesson_id }),
};

export type CourseEvent = EventsOf<typeof courseEvents>;
export type CourseMade = Extract<CourseEvent, { type: 'CourseMade' }>['data'];
