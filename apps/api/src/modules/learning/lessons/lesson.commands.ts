import { Command } from '@nestjs/cqrs';
import type { InputOf, lessonAuthoring } from '@lyceum/contracts';
import type { Named } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';

export type LessonInput = InputOf<typeof lessonAuthoring.createLesson>['body'];
export type LessonChange = InputOf<typeof lessonAuthoring.changeLesson>['body'];

/** The parts of a lesson's address. */
export interface LessonNames {
  course: Named;
  module: Named;
  lesson: Named;
}

/** Adds a lesson at the end of a module. Returns the ids of the lesson and its course. */
export class WriteLesson extends Command<Made & { courseId: number }> {
  constructor(
    readonly course: Named,
    readonly module: Named,
    readonly input: LessonInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Returns the id of a lesson's topic. The first call creates it. */
export class BeginConversation extends Command<Made> {
  constructor(
    readonly names: LessonNames,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes a lesson. Omitted fields keep their value. */
export class ChangeLesson extends Command<Made & { courseId: number }> {
  constructor(
    readonly names: LessonNames,
    readonly input: LessonChange,
    readonly given: Given,
  ) {
    super();
  }
}
