import { z } from 'zod';
import { id } from '../base/shared.ts';
import { everyNotification } from '../notification.ts';

/** About a quiz. `quiz_regraded`: its key was corrected, and the member's score is another. `quiz_marked`: all their answers are marked. */
export const quizNotification = everyNotification.extend({
  type: z.enum(['quiz_regraded', 'quiz_marked']),
  quiz: z.object({ id, title: z.string() }),
});
