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
  /** Closed until then. */
  unlocks_at: z.string().nullable(),
  /** Closed until so many days after one's enrolment. */
  unlock_days: z.int().nullable(),
  /** Lessons of the same course that are completed first. */
  prerequisite_ids: z.array(z.int()),
};
export type LessonDetails = z.output<z.ZodObject<typeof details>>;

/** What a lesson holds and when it opens: `lesson-{id}`. Where it stands is its course's. */
export const lessonEvents = {
  LessonWritten: z.object({ ...of, slug: z.string(), ...details }),
  LessonChanged: z.object({ ...of, ...details }),
  /** Somebody had something to say of it: the topic under which that stands, once and for good. */
  LessonConversationBegun: z.object({ ...of, topic_id: z.int() }),
};

export type LessonEvent = EventsOf<typeof lessonEvents>;
export type LessonWritten = Extract<LessonEvent, { type: 'LessonWritten' }>['data'];
