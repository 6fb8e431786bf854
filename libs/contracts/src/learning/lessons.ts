import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data } from '../base/shared.ts';
import { gate, named } from './courses.ts';
import { oneLesson, participant } from './shapes.ts';

export const lessonParams = z.object({ course: named, module: named, lesson: named });
const path = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}';

export const showLesson = operation({
  ...gate,
  method: 'GET',
  path,
  summary:
    'A lesson: whole for whoever is in its course or may enrol, and for its authors; locked, it says why and has no content',
  permission: 'public',
  params: lessonParams,
  output: oneLesson,
  errors: [404],
});

export const trackLesson = operation({
  ...gate,
  method: 'POST',
  path,
  summary:
    'Completes a lesson, or takes that back; whoever may enrol is enrolled by it. A quiz is completed by passing it',
  permission: 'member',
  params: lessonParams,
  body: z.object({ action: z.enum(['complete', 'incomplete']) }),
  output: oneLesson,
  errors: [403, 404, 409],
});

export const openLesson = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/opened',
  summary: 'The viewer has opened a lesson: they go on from there, and whoever may enrol is enrolled by it',
  permission: 'member',
  params: lessonParams,
  output: oneLesson,
  errors: [403, 404],
});

export const beginConversation = operation({
  ...gate,
  method: 'POST',
  path: `${path}/conversation`,
  summary: 'The topic under which a lesson is talked about, made by the first who asks; for whoever is in its course',
  permission: 'member',
  params: lessonParams,
  output: data(z.object({ topic_id: z.int() })),
  errors: [403, 404, 409],
});

export const enrol = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/enrolment',
  summary: 'Enrols in a course that lets one; whoever is in it stays as they are',
  permission: 'member',
  params: z.object({ course: named }),
  output: data(participant),
  errors: [403, 404, 409],
});

export const finishCourse = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/finish',
  summary: 'Finishes a course of which all lessons are completed, where that does not come by itself',
  permission: 'member',
  params: z.object({ course: named }),
  output: data(participant),
  errors: [403, 404, 409],
});
