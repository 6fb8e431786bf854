import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

const course = z.object({ id, slug: z.string(), name: z.string(), release_date: z.string().nullable() });

/** About a course: `course_released` to whoever is enrolled; `course_reminder` as the member has asked for. */
export const courseNotification = everyNotification.extend({
  type: z.enum(['course_released', 'course_reminder']),
  course,
});

/** About a lesson of a course that one is in: it has opened. */
export const lessonNotification = everyNotification.extend({
  type: z.enum(['lesson_unlocked']),
  course,
  lesson: z.object({ id, name: z.string(), url: z.string() }),
});
