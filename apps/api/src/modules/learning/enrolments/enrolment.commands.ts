import { Command } from '@nestjs/cqrs';
import type { RequestOf, Routes } from '@lyceum/contracts';
import type { LessonNames } from '../lessons/lesson.commands.ts';
import type { Named } from '../rights/facts.ts';
import type { Done, Given } from '../rights/given.ts';

type Reminders = RequestOf<Routes['POST /api/v3/courses/{id}/reminders']>['body']['reminders'];

/** By oneself, where the course lets one. */
export class Enrol extends Command<Done> {
  constructor(
    readonly course: Named,
    readonly given: Given,
  ) {
    super();
  }
}

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

/** Opens, completes or takes back; whoever may enrol is enrolled by it. */
export class TrackLesson extends Command<Done> {
  constructor(
    readonly names: LessonNames,
    readonly action: 'open' | 'complete' | 'incomplete',
    readonly given: Given,
  ) {
    super();
  }
}

export class FinishCourse extends Command<Done> {
  constructor(
    readonly course: Named,
    readonly given: Given,
  ) {
    super();
  }
}

/** A lesson is open to one learner before its time, or no longer. */
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

/** Of an attempt that was passed: every lesson that is this quiz, in each course that the member is in, or comes into by it. The same twice changes nothing. */
export class CompleteByQuiz extends Command<Done> {
  constructor(
    readonly attempt: { quizId: number; attemptId: number; memberId: number; passed: boolean },
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Of somebody who is gone. */
export class LeaveAllCourses extends Command<void> {
  constructor(
    readonly memberId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

export class SetCourseReminders extends Command<Done> {
  constructor(
    readonly courseId: number,
    readonly reminders: readonly { duration: number; unit: Reminders[number]['unit'] }[],
    readonly given: Given,
  ) {
    super();
  }
}

/** One of one's own, or all. */
export class ForgetCourseReminders extends Command<Done> {
  constructor(
    readonly courseId: number,
    readonly reminderId: number | null,
    readonly given: Given,
  ) {
    super();
  }
}
