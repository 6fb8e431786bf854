import { namedBy } from '../rights/facts.ts';
import type { LessonNames } from './lesson.commands.ts';

/** Parses the parts of a lesson's address, each an id or a slug. */
export const namesOf = (params: { course: string; module: string; lesson: string }): LessonNames => ({
  course: namedBy(params.course),
  module: namedBy(params.module),
  lesson: namedBy(params.lesson),
});
