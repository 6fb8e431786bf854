import { z } from 'zod';
import { localMoment } from '../base/local-moment.ts';
import { BODY_BYTES, operation } from '../base/operation.ts';
import { acknowledged, data, id, reason } from '../base/shared.ts';
import { LEARNING_LIMITS } from './limits.ts';
import { newAttachments, uploadUuid } from '../media.ts';
import { gate, named } from './courses.ts';
import { lessonParams } from './lessons.ts';
import { outlineLesson } from './outline.ts';
import { lessonKind } from './shapes.ts';

const name = z.string().trim().min(1, 'Name is required').max(LEARNING_LIMITS.name);
const distinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

/** The fields of a lesson in requests. A change keeps omitted fields. */
const details = {
  name,
  description: z.string().trim().max(500),
  content: z.string().max(LEARNING_LIMITS.content),
  content_kind: lessonKind,
  /** Links of YouTube or Vimeo. */
  videos: z.array(z.string().trim().max(500)).max(LEARNING_LIMITS.videos),
  quiz_id: id.nullable(),
  trophy_id: id.nullable(),
  /** The lesson is locked until this time, in the community's time zone. */
  unlocks_at: localMoment.nullable(),
  /** The lesson is locked until midnight this number of days after enrolment, in the community's time zone. */
  unlock_days: z.coerce.number().int().min(0).max(LEARNING_LIMITS.unlockDays).nullable(),
  /** Lessons of the same course that the learner must complete first. */
  prerequisite_ids: z.array(id).max(LEARNING_LIMITS.prerequisites).refine(distinct, 'Each lesson stands once.'),
};
const some = z.object(details).partial().shape;
const files = {
  image_uuid: uploadUuid.nullable().optional(),
  upload_uuids: newAttachments.upload_uuids,
  /**
   * The complete new list of files in order. If omitted, all files stay. Uploads that it does not contain follow at the
   * end.
   */
  attachment_ids: z.array(id).max(LEARNING_LIMITS.files).optional(),
};
const output = data(outlineLesson);

export const createLesson = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/modules/{module}/lessons',
  summary: 'Adds a lesson at the end of a module',
  permission: 'member',
  params: z.object({ course: named, module: named }),
  largestBody: BODY_BYTES.longText,
  body: z.object({ ...some, name, ...files, reason }),
  output,
  status: 201,
  errors: [403, 404, 409],
});

export const changeLesson = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}',
  summary: 'Changes a lesson; with `version` it answers 409 when somebody was first',
  permission: 'member',
  params: lessonParams,
  largestBody: BODY_BYTES.longText,
  body: z.object({ ...some, ...files, version: z.int().positive().optional(), reason }),
  output,
  errors: [403, 404, 409],
});

export const removeLesson = operation({
  ...gate,
  method: 'DELETE',
  path: '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}',
  summary: 'Takes a lesson out of its course: it counts for nobody any more',
  permission: 'member',
  params: lessonParams,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});
