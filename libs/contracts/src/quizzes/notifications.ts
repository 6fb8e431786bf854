import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/**
 * A notification about a quiz. `quiz_regraded`: a corrected key changed the member's score. `quiz_marked`: all answers
 * are marked.
 */
export const quizNotification = everyNotification.extend({
  type: z.enum(['quiz_regraded', 'quiz_marked']),
  quiz: z.object({ id, title: z.string() }),
});
