import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data, moment } from '../base/shared.ts';
import { gate } from './courses.ts';
import { lessonParams } from './lessons.ts';
import { LEARNING_LIMITS } from './limits.ts';

/** A member's private note on a lesson, in plain text. Empty if there is none. */
export const note = z.object({ content: z.string(), updated_at: moment.nullable() });
export type Note = z.infer<typeof note>;

const path = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/note';

export const showNote = operation({
  ...gate,
  method: 'GET',
  path,
  summary: 'The member’s own note on a lesson, for them alone',
  permission: 'member',
  // Private, also from an administrator who acts as the member.
  whileImpersonating: 'refused',
  params: lessonParams,
  output: data(note),
  errors: [404],
});

export const keepNote = operation({
  ...gate,
  method: 'PUT',
  path,
  summary: 'Keeps the member’s own note on a lesson; an empty one is deleted',
  permission: 'member',
  takesKey: false,
  params: lessonParams,
  body: z.object({ content: z.string().max(LEARNING_LIMITS.note) }),
  output: data(note),
  errors: [404],
});
