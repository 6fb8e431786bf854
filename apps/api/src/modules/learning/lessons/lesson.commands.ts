import { Command } from '@nestjs/cqrs';
import type { InputOf, lessonAuthoring } from '@lyceum/contracts';
import type { Named } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';

export type LessonInput = InputOf<typeof lessonAuthoring.createLesson>['body'];
export type LessonChange = InputOf<typeof lessonAuthoring.changeLesson>['body'];

/** What an address says of a lesson. */
export interface LessonNames {
  course: Named;
  module: Named;
  lesson: Named;
}

/** At the end of a module. Answers the lesson's id, and its course's. */
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

/** Answers the topic under which a lesson is talked about; the first who asks has it made. */
export class BeginConversation extends Command<Made> {
  constructor(
    readonly names: LessonNames,
    readonly given: Given,
  ) {
    super();
  }
}

export class ChangeLesson extends Command<Made & { courseId: number }> {
  constructor(
    readonly names: LessonNames,
    readonly input: LessonChange,
    readonly given: Given,
  ) {
    super();
  }
}
