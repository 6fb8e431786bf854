import { Command } from '@nestjs/cqrs';
import type { courseAuthoring, InputOf } from '@lyceum/contracts';
import type { Named } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';

export type CourseInput = InputOf<typeof courseAuthoring.createCourse>['body'];
export type CourseChange = InputOf<typeof courseAuthoring.changeCourse>['body'];

/** Creates a course. */
export class MakeCourse extends Command<Made> {
  constructor(
    readonly input: CourseInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes a course. Omitted fields keep their value. */
export class ChangeCourse extends Command<Made> {
  constructor(
    readonly course: Named,
    readonly input: CourseChange,
    readonly given: Given,
  ) {
    super();
  }
}

/**
 * Schedules the release in the community's time zone. Undefined releases immediately, and null makes it a draft again.
 */
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

/** A change of a course's structure. Modules and lessons are identified by id or slug, as in addresses. */
export type StructureChange =
  | { kind: 'add_module'; name: string; description: string }
  | { kind: 'change_module'; module: Named; name?: string; description?: string }
  | { kind: 'remove_module'; module: Named }
  | { kind: 'order_modules'; module_ids: readonly number[] }
  | { kind: 'order_lessons'; module_id: number; lesson_ids: readonly number[] }
  | { kind: 'remove_lesson'; lesson: Named };

/** Adds, changes, removes or reorders modules and lessons. */
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
