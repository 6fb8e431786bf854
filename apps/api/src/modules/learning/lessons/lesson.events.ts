import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';
import { KINDS } from '../rights/learning.constants.ts';
import { file } from '../rights/lesson-file.events.ts';

const of = { lesson_id: z.int(), course_id: z.int() };

export const details = {
  name: z.string(),
  description: z.string(),
  content: z.string(),
  rules_version: z.int(),
  content_kind: z.enum(KINDS),
  image: file.nullable(),
  files: z.array(file),
  videos: z.array(z.object({ url: z.string(), video_id: z.string().nullable() })),
  quiz_id: z.int().nullable(),
  trophy_id: z.int().nullable(),
  /** The lesson is locked until this time. */
  unlocks_at: z.string().nullable(),
  /** The lesson is locked until this number of days after the learner's enrolment. */
  unlock_days: z.int().nullable(),
  /** Lessons of the same course that the learner must complete first. */
  prerequisite_ids: z.array(z.int()),
};
export type LessonDetails = z.output<z.ZodObject<typeof details>>;

/** Content and unlock rules of a lesson. The stream is `lesson-{id}`. The course's stream has its position. */
export const lessonEvents = {
  LessonWritten: z.object({ ...of, slug: z.string(), ...details }),
  LessonChanged: z.object({ ...of, ...details }),
  /** The lesson's topic was created. A lesson has one topic, which never changes. */
  LessonConversationBegun: z.object({ ...of, topic_id: z.int() }),
};

export type LessonEvent = EventsOf<typeof lessonEvents>;
export type LessonWritten = Extract<LessonEvent, { type: 'LessonWritten' }>['data'];
