import { z } from 'zod';
import { localMoment } from '../base/local-moment.ts';
import { operation } from '../base/operation.ts';
import { acknowledged, data, flag, id, reason } from '../base/shared.ts';
import { LEARNING_LIMITS } from './limits.ts';
import { uploadUuid } from '../media.ts';
import { gate, named } from './courses.ts';
import { outline } from './outline.ts';
import { certificateOption, courseAvailability, courseVisibility } from './shapes.ts';

export type { Outline, OutlineLesson, OutlineModule } from './outline.ts';

const https = z
  .url({ protocol: /^https$/, error: 'The address must begin with https://.' })
  .max(LEARNING_LIMITS.salespage)
  .nullable();
const name = z.string().trim().min(1, 'Name is required').max(LEARNING_LIMITS.name);
const theme = z.string().trim().max(LEARNING_LIMITS.theme);

/** The fields of a course in requests. A change keeps omitted fields. */
const details = {
  name,
  description: z.string().max(LEARNING_LIMITS.description),
  salespage: https,
  visibility: courseVisibility,
  availability: courseAvailability,
  hidden: flag,
  level_ids: z.array(id).max(50),
  author_ids: z.array(id).max(LEARNING_LIMITS.authors),
  highlighted: flag,
  numbered: flag,
  manual_finish: flag,
  color_theme: theme,
  module_theme: theme,
  theme,
  themes: z.array(theme.min(1)).max(20),
  certificate: flag,
  certificate_send_option: certificateOption,
  trophy_id: id.nullable(),
};
const image_uuid = uploadUuid.nullable().optional();
const version = z.int().positive().optional();
const some = z.object(details).partial().shape;
/** Every mutation of a course returns the complete outline for its authors. */
const output = data(outline);
const ofCourse = z.object({ course: named });

export const createCourse = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/e-learning/courses',
  summary: 'Makes a course, which is a draft until it is released; whoever makes it is its author',
  permission: 'admin',
  body: z.object({ ...some, name, image_uuid, reason }),
  output,
  status: 201,
});

export const changeCourse = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/e-learning/courses/{course}',
  summary:
    'Changes what a course is; administrators alone name its authors. With `version` it answers 409 when somebody was first',
  permission: 'member',
  params: ofCourse,
  body: z.object({ ...some, image_uuid, version, reason }),
  output,
  errors: [403, 404, 409],
});

export const releaseCourse = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/release',
  summary: 'Releases a course at a moment, or now without one; with null it is a draft again',
  permission: 'member',
  params: ofCourse,
  body: z.object({ release_date: localMoment.nullable().optional(), reason }),
  output,
  errors: [403, 404],
});

export const courseOutline = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/e-learning/courses/{course}/outline',
  summary: 'A course as its authors work on it: every module and lesson as it was written',
  permission: 'member',
  params: ofCourse,
  output,
  errors: [403, 404],
});

export const createModule = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/modules',
  summary: 'Adds a module at the end of a course',
  permission: 'member',
  params: ofCourse,
  body: z.object({ name, description: z.string().trim().max(500).default(''), reason }),
  output,
  status: 201,
  errors: [403, 404, 409],
});

export const changeModule = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/e-learning/courses/{course}/modules/{module}',
  summary: 'Changes what a module is called and says of itself',
  permission: 'member',
  params: z.object({ course: named, module: named }),
  body: z.object({ name: name.optional(), description: z.string().trim().max(500).optional(), reason }),
  output,
  errors: [403, 404],
});

export const removeModule = operation({
  ...gate,
  method: 'DELETE',
  path: '/api/v4/e-learning/courses/{course}/modules/{module}',
  summary: 'Takes a module out of a course, with its lessons',
  permission: 'member',
  params: z.object({ course: named, module: named }),
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});
