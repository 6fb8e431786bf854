import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { effect, Kernel, type OfType, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import type { MemberEvent } from '../../identity/index.ts';
import { CourseBoard } from '../conversations/course.board.ts';
import type { CourseEvent } from '../courses/course.events.ts';
import type { LessonEvent } from '../lessons/lesson.events.ts';
import { LeaveAllCourses } from '../enrolments/enrolment.commands.ts';
import { Enrolling } from '../enrolments/enrolling.ts';
import type { EnrolmentEvent } from '../enrolments/enrolment.events.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import { CourseStructure } from '../rights/structure.ts';
import { LearningTrophies } from '../rights/trophies.ts';
import { daysAfter, dueOf } from '../rights/when.ts';
import { learnersOf, remindedOf } from './course.audience.ts';

type Changed = OfType<CourseEvent, 'CourseChanged'>;
type Scheduled = OfType<CourseEvent, 'CourseScheduled'>;
type Enrolled = OfType<EnrolmentEvent, 'LearnerEnrolled'>;
type Written = OfType<LessonEvent, 'LessonWritten' | 'LessonChanged'>;
type Finished = OfType<EnrolmentEvent, 'CourseFinished'>;
type Completed = OfType<EnrolmentEvent, 'LessonCompleted'>;
type Erased = OfType<MemberEvent, 'MemberErased'>;

const KEEP_BOARD = effect<Changed>('keep-board-of-course');
const MOVE_REMINDERS = effect<Scheduled>('move-reminders-of-course');
const PLAN_UNLOCKS = effect<Enrolled>('plan-unlocks-of-learner');
const PLAN_FOR_ALL = effect<Written>('plan-unlocks-of-lesson');
const AWARD_FINISHED = effect<Finished>('award-trophy-of-course');
const AWARD_COMPLETED = effect<Completed>('award-trophy-of-lesson');
const LEAVE_ALL = effect<Erased>('leave-courses-of-erased');

const ifByDays = ({ data }: Recorded<Written>) => (data.unlock_days ? [{ effect: PLAN_FOR_ALL }] : []);

export const courseReactor = reactor<CourseEvent | LessonEvent | EnrolmentEvent | MemberEvent>({
  name: 'learning.reactor',
  on: {
    CourseChanged: () => [{ effect: KEEP_BOARD }],
    CourseScheduled: ({ data }) => (data.releases_at === null ? [] : [{ effect: MOVE_REMINDERS }]),
    LearnerEnrolled: () => [{ effect: PLAN_UNLOCKS }],
    LessonWritten: ifByDays,
    LessonChanged: ifByDays,
    CourseFinished: () => [{ effect: AWARD_FINISHED }],
    LessonCompleted: () => [{ effect: AWARD_COMPLETED }],
    MemberErased: () => [{ effect: LEAVE_ALL }],
  },
});

/** Each job runs idempotent commands in separate transactions. A crash can therefore interrupt it at any point. */
@Injectable()
export class CourseEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly enrolling: Enrolling,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly board: CourseBoard,
    private readonly trophies: LearningTrophies,
  ) {}

  onModuleInit(): void {
    this.effects.react(courseReactor);
    this.effects.perform(KEEP_BOARD, ({ id, data }) =>
      this.board.keep(data.course_id, { actor_id: null, correlation_id: `board-${id}` }),
    );
    this.effects.performForEach(MOVE_REMINDERS, {
      next: ({ data }, behind, limit) => remindedOf(this.kernel.db.pool, data.course_id, behind, limit),
      each: (event, memberId) => this.moveReminders(event, memberId),
    });
    this.effects.perform(PLAN_UNLOCKS, ({ id, data }) => this.planUnlocks(data, `unlocks-${id}`));
    this.effects.performForEach(PLAN_FOR_ALL, {
      next: ({ data }, behind, limit) => learnersOf(this.kernel.db.pool, data.course_id, behind, limit),
      each: ({ id, data: { course_id } }, member_id) => this.planUnlocks({ course_id, member_id }, `unlocks-${id}`),
    });
    this.effects.perform(AWARD_FINISHED, ({ id, data }) =>
      this.trophies.award({ course: data.course_id }, data.member_id, `trophy-${id}`),
    );
    this.effects.perform(AWARD_COMPLETED, ({ id, data }) =>
      this.trophies.award({ lesson: data.lesson_id }, data.member_id, `trophy-${id}`),
    );
    this.effects.perform(LEAVE_ALL, ({ id, data }) =>
      this.commands.execute(new LeaveAllCourses(data.member_id, `leave-${id}`)),
    );
  }

  /** Plans the times at which lessons open a number of days after enrolment, so that the learner is notified then. */
  private async planUnlocks(of: { course_id: number; member_id: number }, correlation_id: string): Promise<void> {
    const { course_id, member_id } = of;
    const [zone, learner, rows] = await Promise.all([
      this.facts.zone(),
      this.structure.learner(course_id, member_id),
      run<{ days: number }>(
        this.kernel.db.pool,
        sql`select distinct l.unlock_days as days from learning.lesson l join learning.place p on p.lesson_id = l.id
            where p.course_id = ${course_id} and l.unlock_days > 0 order by 1`,
      ),
    ]);
    const { enrolled_at } = learner;
    if (!enrolled_at) return;
    const now = this.kernel.clock.now();
    const moments = rows.map(({ days }) => daysAfter(enrolled_at, days, zone)).filter((moment) => moment > now);
    await this.enrolling.decide(
      { course_id, member_id },
      { kind: 'plan_unlocks', moments: moments.map((moment) => moment.toISOString()) },
      { meta: { actor_id: null, correlation_id } },
    );
  }

  /** Uses the current release date, so that after two changes the later one decides. */
  private async moveReminders({ id, data: { course_id } }: Recorded<Scheduled>, member_id: number): Promise<void> {
    const [zone, course] = await Promise.all([
      this.facts.zone(),
      runOne<{ releases_at: Date | null }>(
        this.kernel.db.pool,
        sql`select releases_at from learning.course where id = ${course_id}`,
      ),
    ]);
    const releasesAt = course?.releases_at;
    if (!releasesAt) return;
    await this.enrolling.decide(
      { course_id, member_id },
      { kind: 'reschedule', due: (reminder) => dueOf(releasesAt, reminder, zone).toISOString() },
      { meta: { actor_id: null, correlation_id: `reminders-${id}` } },
    );
  }
}
