import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { learningText } from '../learning.texts.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import type { Done } from '../rights/given.ts';
import { canRemind } from '../rights/policies.ts';
import { dueOf } from '../rights/when.ts';
import { ForgetCourseReminders, SetCourseReminders } from './enrolment.commands.ts';
import { Enrolling } from './enrolling.ts';

/** @throws {Refusal} `missing`, `conflict` if the course is not planned, or `invalid` for a time in the past */
@CommandHandler(SetCourseReminders)
export class SetCourseRemindersHandler implements ICommandHandler<SetCourseReminders> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly enrolling: Enrolling,
  ) {}

  /** Sets all reminders or none. Locks the course, so that a concurrent reschedule cannot miss the new reminders. */
  async execute({ courseId, reminders, given }: SetCourseReminders): Promise<Done> {
    const { viewer } = given;
    const zone = await this.facts.zone();
    return this.kernel.transaction(async (tx) => {
      await this.facts.hold(tx, courseId);
      const course = await this.facts.course(viewer, { id: courseId }, tx, given.at);
      if (!canRemind(viewer, course)) throw new Refusal('conflict', learningText('reminder.planned'));
      const now = given.at ?? this.kernel.clock.now();
      let last: Position | null = null;
      for (const { duration, unit } of reminders) {
        const due = dueOf(course.releases_at!, { duration, unit }, zone);
        if (due.getTime() <= now.getTime()) throw Refusal.invalid('reminders', learningText('reminder.late'));
        const reminder = { reminder_id: await this.facts.next('reminder'), duration, unit, due_at: due.toISOString() };
        const { position } = await this.enrolling.decide(
          { course_id: courseId, member_id: viewer.id },
          { kind: 'remind', reminder },
          { meta: givenMeta(given), at: given.at, tx },
        );
        last = position ?? last;
      }
      return { position: last };
    });
  }
}

/** Deletes reminders of a course that the viewer may know of. */
@CommandHandler(ForgetCourseReminders)
export class ForgetCourseRemindersHandler implements ICommandHandler<ForgetCourseReminders> {
  constructor(
    private readonly facts: CourseFactsOf,
    private readonly enrolling: Enrolling,
  ) {}

  async execute({ courseId, reminderId, given }: ForgetCourseReminders): Promise<Done> {
    const { viewer } = given;
    await this.facts.course(viewer, { id: courseId });
    return this.enrolling.decide(
      { course_id: courseId, member_id: viewer.id },
      { kind: 'forget', reminder_id: reminderId },
      { meta: givenMeta(given), at: given.at },
    );
  }
}
