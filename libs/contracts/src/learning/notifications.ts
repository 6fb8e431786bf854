import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

const course = z.object({ id, slug: z.string(), name: z.string(), release_date: z.string().nullable() });

/**
 * A notification about a course. `course_released` goes to participants. `course_reminder` is a reminder that the
 * member has set.
 */
export const courseNotification = everyNotification.extend({
  type: z.enum(['course_released', 'course_reminder']),
  course,
});

/** A notification that a lesson of the member's course has opened. */
export const lessonNotification = everyNotification.extend({
  type: z.enum(['lesson_unlocked']),
  course,
  lesson: z.object({ id, name: z.string(), url: z.string() }),
});
