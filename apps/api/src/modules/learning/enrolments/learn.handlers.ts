import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, type Repeatable, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberStatus } from '../../identity/index.ts';
import { learningText } from '../learning.texts.ts';
import type { LessonNames } from '../lessons/lesson.commands.ts';
import { type CourseFacts, CourseFactsOf, isNamed, missing } from '../rights/facts.ts';
import type { Done } from '../rights/given.ts';
import { teaches } from '../rights/policies.ts';
import { CourseStructure, type LessonPlace, lessonsIn } from '../rights/structure.ts';
import { CompleteByQuiz, Enrol, FinishCourse, TrackLesson } from './enrolment.commands.ts';
import type { EnrolmentAsk } from './enrolment.decider.ts';
import { Enrolling } from './enrolling.ts';
import { LessonsOfQuiz } from './lessons-of-quiz.ts';

/** @throws {Refusal} `missing`, or with the reason why the viewer cannot enrol */
@CommandHandler(Enrol)
export class EnrolHandler implements ICommandHandler<Enrol> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly enrolling: Enrolling,
  ) {}

  execute({ course: by, given }: Enrol): Promise<Done> {
    return this.kernel.transaction(async (tx) => {
      const course = await this.facts.course(given.viewer, by, tx, given.at);
      const done = await this.enrolling.comeIn(given.viewer, course, { meta: givenMeta(given), at: given.at, tx });
      return { position: done?.position ?? null };
    });
  }
}

/** @throws {Refusal} `missing`, `forbidden` for a locked lesson, or `conflict` for completing a quiz lesson by hand */
@CommandHandler(TrackLesson)
export class TrackLessonHandler implements ICommandHandler<TrackLesson> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly enrolling: Enrolling,
  ) {}

  /** Enrols and tracks in one transaction, so that a locked lesson enrols no member. */
  execute({ names, action, given }: TrackLesson): Promise<Done> {
    const { viewer } = given;
    return this.kernel.transaction(async (tx) => {
      const course = await this.facts.course(viewer, names.course, tx, given.at);
      const { lesson, lessons } = await this.lessonOf(tx, course, names);
      if (action !== 'open' && lesson.content_kind === 'quiz') {
        throw new Refusal('conflict', learningText('lesson.byQuiz'));
      }
      // An author who previews a lesson does not become a learner.
      if (action === 'open' && course.standing !== 'in' && teaches(viewer, course)) return { position: null };
      const with_ = { meta: givenMeta(given), at: given.at, tx };
      const entered = await this.enrolling.comeIn(viewer, course, with_);
      await this.mustBeOpen(tx, viewer, course, lesson, given.at);
      const structure = lessons.map(({ id }) => id);
      const done = await this.enrolling.decide(
        { course_id: course.id, member_id: viewer.id },
        askOf(action, lesson.id, structure, course),
        with_,
      );
      return { position: done.position ?? entered?.position ?? null };
    });
  }

  private async lessonOf(tx: Repeatable, course: CourseFacts, names: LessonNames) {
    const modules = await this.structure.modules(course.id, tx);
    const module = modules.find((each) => isNamed(each, names.module));
    const lesson = module?.lessons.find((each) => isNamed(each, names.lesson));
    if (!lesson) throw missing('lesson');
    return { lesson, lessons: lessonsIn(modules) };
  }

  private async mustBeOpen(
    tx: Repeatable,
    viewer: MemberViewer,
    { id }: CourseFacts,
    lesson: LessonPlace,
    at?: Date,
  ): Promise<void> {
    // Reads the course again, because the enrolment in this transaction affects the locks.
    const course = await this.facts.course(viewer, { id }, tx, at);
    if (await this.structure.isOpen(viewer, course, lesson.id, tx, at)) return;
    throw new Refusal('forbidden', learningText('lesson.locked'));
  }
}

function askOf(
  action: TrackLesson['action'],
  lesson_id: number,
  structure: readonly number[],
  { manual_finish: byHand }: CourseFacts,
): EnrolmentAsk {
  return action === 'complete'
    ? { kind: 'complete', lesson_id, attempt_id: null, structure, byHand }
    : { kind: action, lesson_id };
}

/** @throws {Refusal} `missing`, or `conflict` if lessons are left, or `forbidden` if the viewer is not in the course */
@CommandHandler(FinishCourse)
export class FinishCourseHandler implements ICommandHandler<FinishCourse> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly enrolling: Enrolling,
  ) {}

  execute({ course: by, given }: FinishCourse): Promise<Done> {
    const { viewer } = given;
    return this.kernel.transaction(async (tx) => {
      const { id } = await this.facts.course(viewer, by, tx);
      const structure = lessonsIn(await this.structure.modules(id, tx)).map((lesson) => lesson.id);
      return this.enrolling.decide(
        { course_id: id, member_id: viewer.id },
        { kind: 'finish', structure },
        { meta: givenMeta(given), at: given.at, tx },
      );
    });
  }
}

/** Completes the lessons of a quiz after a passed attempt. */
@CommandHandler(CompleteByQuiz)
export class CompleteByQuizHandler implements ICommandHandler<CompleteByQuiz> {
  constructor(
    private readonly kernel: Kernel,
    private readonly structure: CourseStructure,
    private readonly enrolling: Enrolling,
    private readonly lessons: LessonsOfQuiz,
    private readonly members: MemberStatus,
  ) {}

  /**
   * Each lesson is a separate command, so a retry resumes with the remaining lessons.
   * Does not check locks, because the lesson was open when the member started the quiz.
   */
  async execute({ attempt, correlationId }: CompleteByQuiz): Promise<Done> {
    const { quizId, attemptId, memberId, passed } = attempt;
    if (!passed) return { position: null };
    const viewer = await this.members.of(memberId, correlationId);
    if (viewer) await this.kernel.transaction((tx) => this.lessons.comeIn(tx, viewer, quizId));
    const rows = await run<{ course_id: number; lesson_id: number; byHand: boolean }>(
      this.kernel.db.pool,
      sql`select l.course_id, l.id as lesson_id, c.manual_finish as "byHand" from learning.lesson l
          join learning.place p on p.lesson_id = l.id join learning.course c on c.id = l.course_id
          join learning.enrolment n on n.course_id = l.course_id and n.member_id = ${memberId} and n.status = 'in'
          where l.quiz_id = ${quizId} order by l.id`,
    );
    let last: Done = { position: null };
    for (const { course_id, lesson_id, byHand } of rows) {
      const structure = lessonsIn(await this.structure.modules(course_id)).map(({ id }) => id);
      const done = await this.enrolling.decide(
        { course_id, member_id: memberId },
        { kind: 'complete', lesson_id, attempt_id: attemptId, structure, byHand },
        { meta: { actor_id: memberId, correlation_id: correlationId } },
      );
      last = done.position ? done : last;
    }
    return { position: last.position };
  }
}
