import { Command } from '@nestjs/cqrs';
import type { courseAuthoring, InputOf } from '@lyceum/contracts';
import type { Named } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';

export type CourseInput = InputOf<typeof courseAuthoring.createCourse>['body'];
export type CourseChange = InputOf<typeof courseAuthoring.changeCourse>['body'];

export class MakeCourse extends Command<Made> {
  constructor(
    readonly input: CourseInput,
    readonly given: Given,
  ) {
    super();
  }
}

export class ChangeCourse extends Command<Made> {
  constructor(
    readonly course: Named,
    readonly input: CourseChange,
    readonly given: Given,
  ) {
    super();
  }
}

/** At a moment on the community's clocks; at once where none is named, and a draft again with null. */
export class ReleaseCourse extends Command<Made> {
  constructor(
    readonly course: Named,
    readonly releaseDate: string | null | undefined,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** What is asked of a course's structure; a module or lesson is named as addresses name it. */
export type StructureChange =
  | { kind: 'add_module'; name: string; description: string }
  | { kind: 'change_module'; module: Named; name?: string; description?: string }
  | { kind: 'remove_module'; module: Named }
  | { kind: 'order_modules'; module_ids: readonly number[] }
  | { kind: 'order_lessons'; module_id: number; lesson_ids: readonly number[] }
  | { kind: 'remove_lesson'; lesson: Named };

export class ChangeStructure extends Command<Made & { moduleId: number | null }> {
  constructor(
    readonly course: Named,
    readonly change: StructureChange,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}
