import { IconCircle, IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import type { LessonLine } from './queries/courses.query.ts';

/** Icon of each state of a lesson in a table of contents. */
export const LESSON_ICONS = { completed: IconCircleCheckFilled, open: IconCircle, locked: IconLock } as const;

/** State of a lesson for the member: what they have completed stays completed, even if it locks again. */
export const lessonState = (line: LessonLine): keyof typeof LESSON_ICONS =>
  line.seen ? 'completed' : line.availability;
