import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { MemberStatus } from '../../identity/index.ts';
import { learningText } from '../learning.texts.ts';
import { CourseFactsOf, missing } from '../rights/facts.ts';
import type { Done } from '../rights/given.ts';
import { CourseStructure, lessonsIn } from '../rights/structure.ts';
import { EnrolMembers, LeaveAllCourses, RemoveLearner, SetException } from './enrolment.commands.ts';
import { Enrolling } from './enrolling.ts';

/** @throws {Refusal} `missing`, `forbidden`, or `invalid` for an inactive member */
@CommandHandler(EnrolMembers)
export class EnrolMembersHandler implements ICommandHandler<EnrolMembers> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly members: MemberStatus,
    private readonly enrolling: Enrolling,
  ) {}

  /** Enrols all members, or none if one of them is not active. */
  async execute({ course: by, memberIds, given, reason }: EnrolMembers): Promise<Done & { enrolled: number[] }> {
    const { viewer } = given;
    const { id: course_id } = await this.facts.own(viewer, by);
    const asked = [...new Set(memberIds)].sort((a, b) => a - b);
    const there = await this.members.letIn(asked);
    if (asked.some((id) => !there.has(id))) throw Refusal.invalid('user_ids', learningText('enrol.member'));
    return this.kernel.transaction(async (tx) => {
      let last: Position | null = null;
      const enrolled: number[] = [];
      for (const member_id of asked) {
        const { position } = await this.enrolling.decide(
          { course_id, member_id },
          { kind: 'enrol', by: viewer.id },
          { meta: givenMeta(given, reason), at: given.at, tx },
        );
        if (position) enrolled.push(member_id);
        last = position ?? last;
      }
      return { position: last, enrolled };
    });
  }
}

/** @throws {Refusal} `missing` or `forbidden` */
@CommandHandler(RemoveLearner)
export class RemoveLearnerHandler implements ICommandHandler<RemoveLearner> {
  constructor(
    private readonly facts: CourseFactsOf,
    private readonly enrolling: Enrolling,
  ) {}

  async execute({ course: by, memberId, given, reason }: RemoveLearner): Promise<Done> {
    const { id } = await this.facts.own(given.viewer, by);
    const done = await this.enrolling.decide(
      { course_id: id, member_id: memberId },
      { kind: 'remove' },
      { meta: givenMeta(given, reason), at: given.at },
    );
    if (done.state.status === 'none') throw new Refusal('missing', learningText('learner.missing'));
    return { position: done.position };
  }
}

/** @throws {Refusal} `missing` for an unknown learner or lesson, or `forbidden` */
@CommandHandler(SetException)
export class SetExceptionHandler implements ICommandHandler<SetException> {
  constructor(
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly enrolling: Enrolling,
  ) {}

  async execute({ course: by, memberId, lessonId, isOpen, given, reason }: SetException): Promise<Done> {
    const { id } = await this.facts.own(given.viewer, by);
    const learner = await this.structure.learner(id, memberId);
    if (learner.status !== 'in') throw new Refusal('missing', learningText('learner.missing'));
    const lessons = lessonsIn(await this.structure.modules(id));
    if (isOpen && !lessons.some((lesson) => lesson.id === lessonId)) throw missing('lesson');
    return this.enrolling.decide(
      { course_id: id, member_id: memberId },
      { kind: isOpen ? 'except' : 'unexcept', lesson_id: lessonId },
      { meta: givenMeta(given, reason), at: given.at },
    );
  }
}

/** Ends all enrolments and reminders of a member, without an actor. */
@CommandHandler(LeaveAllCourses)
export class LeaveAllCoursesHandler implements ICommandHandler<LeaveAllCourses> {
  constructor(
    private readonly kernel: Kernel,
    private readonly enrolling: Enrolling,
  ) {}

  /** Each course is a separate command, so a retry resumes with the remaining courses. */
  async execute({ memberId, correlationId }: LeaveAllCourses): Promise<void> {
    const rows = await run<{ course_id: number }>(
      this.kernel.db.pool,
      sql`select course_id from learning.enrolment where member_id = ${memberId} and status = 'in'
          union select course_id from learning.reminder where member_id = ${memberId} order by course_id`,
    );
    const meta = { actor_id: null, correlation_id: correlationId };
    for (const { course_id } of rows) {
      const of = { course_id, member_id: memberId };
      await this.enrolling.decide(of, { kind: 'forget', reminder_id: null }, { meta });
      await this.enrolling.decide(of, { kind: 'remove' }, { meta });
    }
  }
}
