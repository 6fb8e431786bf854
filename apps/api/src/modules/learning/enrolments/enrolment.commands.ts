import { Command } from '@nestjs/cqrs';
import type { RequestOf, Routes } from '@lyceum/contracts';
import type { LessonNames } from '../lessons/lesson.commands.ts';
import type { Named } from '../rights/facts.ts';
import type { Done, Given } from '../rights/given.ts';

type Reminders = RequestOf<Routes['POST /api/v3/courses/{id}/reminders']>['body']['reminders'];

/** The viewer enrols in a course that is open to them. */
export class Enrol extends Command<Done> {
  constructor(
    readonly course: Named,
    readonly given: Given,
  ) {
    super();
  }
}

/** An author enrols members. Returns the ids of new learners. */
export class EnrolMembers extends Command<Done & { enrolled: number[] }> {
  constructor(
    readonly course: Named,
    readonly memberIds: readonly number[],
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** An author removes a learner from a course. */
export class RemoveLearner extends Command<Done> {
  constructor(
    readonly course: Named,
    readonly memberId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Opens a lesson, completes it or takes the completion back. Enrols the viewer first if needed. */
export class TrackLesson extends Command<Done> {
  constructor(
    readonly names: LessonNames,
    readonly action: 'open' | 'complete' | 'incomplete',
    readonly given: Given,
  ) {
    super();
  }
}

/** The learner finishes a course that they have completed. */
export class FinishCourse extends Command<Done> {
  constructor(
    readonly course: Named,
    readonly given: Given,
  ) {
    super();
  }
}

/** Opens a lesson to one learner before its time, or ends that exception. */
export class SetException extends Command<Done> {
  constructor(
    readonly course: Named,
    readonly memberId: number,
    readonly lessonId: number,
    readonly isOpen: boolean,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/**
 * Completes all lessons that use a quiz the member passed, in each of their courses. Enrols the member first if needed.
 * Idempotent.
 */
export class CompleteByQuiz extends Command<Done> {
  constructor(
    readonly attempt: { quizId: number; attemptId: number; memberId: number; passed: boolean },
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Removes an erased member from all courses. */
export class LeaveAllCourses extends Command<void> {
  constructor(
    readonly memberId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Sets reminders of a course's release for the viewer. */
export class SetCourseReminders extends Command<Done> {
  constructor(
    readonly courseId: number,
    readonly reminders: readonly { duration: number; unit: Reminders[number]['unit'] }[],
    readonly given: Given,
  ) {
    super();
  }
}

/** Deletes one of the viewer's reminders, or all of them if `reminderId` is null. */
export class ForgetCourseReminders extends Command<Done> {
  constructor(
    readonly courseId: number,
    readonly reminderId: number | null,
    readonly given: Given,
  ) {
    super();
  }
}
