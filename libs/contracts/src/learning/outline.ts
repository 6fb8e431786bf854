import { z } from 'zod';
import { id, moment } from '../base/shared.ts';
import { attachment } from '../media.ts';
import { course, lessonKind } from './shapes.ts';

/** A lesson for its authors. */
export const outlineLesson = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  index: z.int(),
  module_id: id,
  description: z.string(),
  content: z.string(),
  content_kind: lessonKind,
  image: attachment.nullable(),
  attachments: z.array(attachment),
  videos: z.array(z.string()),
  quiz_id: id.nullable(),
  trophy_id: id.nullable(),
  unlocks_at: moment.nullable(),
  unlock_days: z.int().nullable(),
  prerequisite_ids: z.array(id),
  url: z.string(),
  version: z.int(),
});
export type OutlineLesson = z.infer<typeof outlineLesson>;

export const outlineModule = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  index: z.int(),
  lessons: z.array(outlineLesson),
});
export type OutlineModule = z.infer<typeof outlineModule>;

export const outline = course.extend({
  level_ids: z.array(id),
  author_ids: z.array(id),
  modules: z.array(outlineModule),
});
export type Outline = z.infer<typeof outline>;
