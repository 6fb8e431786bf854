import { namedBy } from '../rights/facts.ts';
import type { LessonNames } from './lesson.commands.ts';

/** What the address of a lesson says, each by its number or its slug. */
export const namesOf = (params: { course: string; module: string; lesson: string }): LessonNames => ({
  course: namedBy(params.course),
  module: namedBy(params.module),
  lesson: namedBy(params.lesson),
});
