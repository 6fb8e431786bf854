import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { effect, Kernel, type OfType, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import type { MemberEvent } from '../../identity/index.ts';
import type { CourseEvent } from '../courses/course.events.ts';
import { LeaveAllCourses } from '../enrolments/enrolment.commands.ts';
import { Enrolling } from '../enrolments/enrolling.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import { dueOf } from '../rights/when.ts';

type Scheduled = OfType<CourseEvent, 'CourseScheduled'>;
type Erased = OfType<MemberEvent, 'MemberErased'>;

const MOVE_REMINDERS = effect<Scheduled>('move-reminders-of-course');
const LEAVE_ALL = effect<Erased>('leave-courses-of-erased');

export const courseReactor = reactor<CourseEvent | MemberEvent>({
  name: 'learning.reactor',
  on: {
    CourseScheduled: ({ data }) => (data.releases_at === null ? [] : [{ effect: MOVE_REMINDERS }]),
    MemberErased: () => [{ effect: LEAVE_ALL }],
  },
});

/** Each job gives commands that change nothing the second time, and are transactions of their own: it may be broken off anywhere. */
@Injectable()
export class CourseEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly enrolling: Enrolling,
    private readonly facts: CourseFactsOf,
  ) {}

  onModuleInit(): void {
    this.effects.react(courseReactor);
    this.effects.handle(MOVE_REMINDERS, (event) => this.moveReminders(event));
    this.effects.handle(LEAVE_ALL, ({ id, data }) =>
      this.commands.execute(new LeaveAllCourses(data.member_id, `leave-${id}`)),
    );
  }

  /** To what is so by now: of two moves the job of the later one has the last word. */
  private async moveReminders({ id, data }: Recorded<Scheduled>): Promise<void> {
    const { course_id } = data;
    const [zone, course] = await Promise.all([
      this.facts.zone(),
      runOne<{ releases_at: Date | null }>(
        this.kernel.db.pool,
        sql`select releases_at from learning.course where id = ${course_id}`,
      ),
    ]);
    const releasesAt = course?.releases_at;
    if (!releasesAt) return;
    const members = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select distinct member_id from learning.reminder where course_id = ${course_id} order by member_id`,
    );
    for (const { member_id } of members) {
      await this.enrolling.decide(
        { course_id, member_id },
        { kind: 'reschedule', due: (reminder) => dueOf(releasesAt, reminder, zone).toISOString() },
        { meta: { actor_id: null, correlation_id: `reminders-${id}` } },
      );
    }
  }
}
