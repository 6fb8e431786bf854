import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, Kernel, type OfType, type Queryable, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { shownIn } from '../../../platform/time/zoned-time.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { MemberStatus } from '../../identity/index.ts';
import { type Made, Notifications, type Subject, whatOf } from '../../notifications/index.ts';
import type { CourseEvent } from '../courses/course.events.ts';
import type { EnrolmentEvent } from '../enrolments/enrolment.events.ts';
import { learningText } from '../learning.texts.ts';
import type { LessonEvent } from '../lessons/lesson.events.ts';
import { CatalogQueries } from '../reading/catalog.queries.ts';
import { type CourseFacts, CourseFactsOf } from '../rights/facts.ts';
import { LearningPlugin } from '../rights/plugin.ts';
import { isKnown } from '../rights/policies.ts';
import { CourseStructure } from '../rights/structure.ts';
import { daysAfter } from '../rights/when.ts';
import { learnersOf, waitingForRelease } from './course.audience.ts';

type Scheduled = OfType<CourseEvent, 'CourseScheduled'>;
type Written = OfType<LessonEvent, 'LessonWritten' | 'LessonChanged'>;
type Planned = OfType<EnrolmentEvent, 'UnlockPlanned'>;
type Reminding = OfType<EnrolmentEvent, 'CourseReminderSet' | 'CourseReminderMoved'>;

const NOTIFY_RELEASED = effect<Scheduled>('notify-of-course-release');
const NOTIFY_UNLOCKED = effect<Written>('notify-of-lesson-unlocked');
const NOTIFY_LEARNER = effect<Planned>('notify-of-lessons-unlocked');
const REMIND = effect<Reminding>('remind-of-course');

/** A small page, because the lock check needs several queries per member. */
const LEARNERS_AT_ONCE = 20;

const reminding = ({ data }: Recorded<Reminding>) => [{ effect: REMIND, due: new Date(data.due_at) }];
const opening = ({ data, occurredAt }: Recorded<Written>) =>
  data.unlocks_at !== null && new Date(data.unlocks_at) > occurredAt
    ? [{ effect: NOTIFY_UNLOCKED, due: new Date(data.unlocks_at) }]
    : [];

export const courseNotices = reactor<CourseEvent | LessonEvent | EnrolmentEvent>({
  name: 'learning.notices',
  on: {
    CourseScheduled: ({ data }) =>
      data.releases_at === null ? [] : [{ effect: NOTIFY_RELEASED, due: new Date(data.releases_at) }],
    LessonWritten: opening,
    LessonChanged: opening,
    UnlockPlanned: ({ data }) => [{ effect: NOTIFY_LEARNER, due: new Date(data.unlocks_at) }],
    CourseReminderSet: reminding,
    CourseReminderMoved: reminding,
  },
});

/** Notifications about courses and lessons. Display and e-mail check again that the member may read them. */
@Injectable()
export class CourseNotifications implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly catalogs: CatalogQueries,
    private readonly plugin: LearningPlugin,
    private readonly members: MemberStatus,
  ) {}

  onModuleInit(): void {
    this.notifications.about('course', { visible: (viewer, subjects) => this.visibleCourses(viewer, subjects) });
    this.notifications.about('lesson', { visible: (viewer, subjects) => this.visibleLessons(viewer, subjects) });
    this.kinds();
    this.effects.react(courseNotices);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handleInPages(
      NOTIFY_RELEASED,
      {
        next: ({ data }, behind, limit) => waitingForRelease(this.kernel.db.pool, data, behind, limit),
        write: (event, members, tx) => this.released(event, members, tx),
      },
      tell,
    );
    this.effects.handleInPages(
      NOTIFY_UNLOCKED,
      {
        next: ({ data }, behind) => learnersOf(this.kernel.db.pool, data.course_id, behind, LEARNERS_AT_ONCE),
        write: (event, members, tx) => this.unlocked(event, members, tx),
      },
      tell,
    );
    this.effects.handle(NOTIFY_LEARNER, (event, tx) => this.unlockedFor(event, tx), tell);
    this.effects.handle(REMIND, (event, tx) => this.remind(event, tx), tell);
  }

  private kinds(): void {
    const defaults = { app: true, mail: 'at_once' } as const;
    const add = this.notifications.kind.bind(this.notifications);
    const path = ({ course }: { course: { slug: string } }) => `/resources/${course.slug}`;
    const what = ({ course }: { course: { name: string } }) => whatOf(course.name);
    add('course_released', {
      ...{ label: learningText('kind.released'), subject: learningText('mail.released'), defaults },
      line: (n) => ({ text: learningText('told.released', { what: what(n) }), path: path(n) }),
    });
    add('lesson_unlocked', {
      ...{ label: learningText('kind.unlocked'), subject: learningText('mail.unlocked'), defaults },
      line: (n) => ({
        text: learningText('told.unlocked', { what: what(n), lesson: whatOf(n.lesson.name) }),
        path: n.lesson.url,
      }),
    });
    add('course_reminder', {
      ...{ label: learningText('kind.reminder'), subject: learningText('mail.reminder'), defaults },
      line: (n) => ({
        text: learningText('told.reminder', { what: what(n), when: n.course.release_date?.slice(0, 16) ?? '' }),
        path: path(n),
      }),
    });
  }

  /** Sends none if the course now has another release date. */
  private async released(
    { data, meta, occurredAt }: Recorded<Scheduled>,
    members: readonly number[],
    tx: Queryable,
  ): Promise<Made[]> {
    const { course_id, releases_at } = data;
    const course = await runOne<{ releases_at: Date | null; author_ids: number[] }>(
      tx,
      sql`select releases_at, author_ids from learning.course where id = ${course_id} for share`,
    );
    if (course?.releases_at?.toISOString() !== releases_at) return [];
    const actor_id = meta.actor_id ?? course?.author_ids[0];
    if (actor_id === undefined) return [];
    const due = new Date(releases_at!);
    return this.notifications.make(tx, {
      type: 'course_released',
      ...{ members, actor_id, subject: { kind: 'course', id: course_id }, at: due > occurredAt ? due : occurredAt },
    });
  }

  /** Notifies only for the lesson's current unlock time. A changed lesson has a newer row version and another job. */
  private async unlocked(
    { data, meta, version }: Recorded<Written>,
    learners: readonly number[],
    tx: Queryable,
  ): Promise<Made[]> {
    const { lesson_id, course_id } = data;
    const row = await runOne<{ version: number }>(
      tx,
      sql`select l.version from learning.lesson l join learning.place p on p.lesson_id = l.id where l.id = ${lesson_id}`,
    );
    if (row?.version !== version) return [];
    const members: number[] = [];
    for (const learner of learners) {
      if (await this.isOpenTo(learner, course_id, lesson_id, tx)) members.push(learner);
    }
    if (members.length === 0) return [];
    const news = { type: 'lesson_unlocked' as const, members, actor_id: meta.actor_id ?? members[0]!, evenActor: true };
    return this.notifications.make(tx, {
      ...news,
      ...{ subject: { kind: 'lesson', id: lesson_id }, at: new Date(data.unlocks_at!) },
    });
  }

  /**
   * Notifies a learner of lessons that open at this time, by the current lessons. Skips lessons with open
   * prerequisites.
   */
  private async unlockedFor({ data }: Recorded<Planned>, tx: Queryable): Promise<Made[]> {
    const { course_id, member_id, unlocks_at } = data;
    const [zone, learner, rows] = await Promise.all([
      this.facts.zone(),
      this.structure.learner(course_id, member_id, tx),
      run<{ id: number; days: number }>(
        tx,
        sql`select l.id, l.unlock_days as days from learning.lesson l join learning.place p on p.lesson_id = l.id
            where p.course_id = ${course_id} and l.unlock_days > 0 order by l.id`,
      ),
    ]);
    const { enrolled_at } = learner;
    const made: Made[] = [];
    if (!enrolled_at) return made;
    for (const { id, days } of rows) {
      if (daysAfter(enrolled_at, days, zone).toISOString() !== unlocks_at || learner.completed.has(id)) continue;
      if (!(await this.isOpenTo(member_id, course_id, id, tx))) continue;
      const news = { type: 'lesson_unlocked' as const, members: [member_id], actor_id: null };
      made.push(
        ...(await this.notifications.make(tx, { ...news, subject: { kind: 'lesson', id }, at: new Date(unlocks_at) })),
      );
    }
    return made;
  }

  private async isOpenTo(memberId: number, courseId: number, lessonId: number, tx: Queryable): Promise<boolean> {
    const viewer = await this.members.of(memberId, `unlocked-${lessonId}`);
    const course = viewer && (await this.facts.anyCourse(viewer, { id: courseId }, tx));
    return !!viewer && !!course && isKnown(viewer, course) && this.structure.isOpen(viewer, course, lessonId, tx);
  }

  /**
   * Sends a reminder only for the current version of its row. Sends none for a draft or a course hidden from the
   * member.
   */
  private async remind({ data, version, occurredAt }: Recorded<Reminding>, tx: Queryable): Promise<Made[]> {
    const { course_id, member_id, reminder_id } = data;
    const row = await runOne<{ version: number }>(
      tx,
      sql`select version from learning.reminder where id = ${reminder_id} and course_id = ${course_id} for share`,
    );
    if (row?.version !== version) return [];
    const viewer = await this.members.of(member_id, `reminder-${reminder_id}`);
    const course = viewer && (await this.facts.anyCourse(viewer, { id: course_id }, tx));
    if (!viewer || !course || course.status === 'draft' || !isKnown(viewer, course)) return [];
    const due = new Date(data.due_at);
    const news = { type: 'course_reminder' as const, members: [member_id], actor_id: null };
    return this.notifications.make(tx, {
      ...news,
      ...{ subject: { kind: 'course', id: course_id }, part: String(reminder_id) },
      at: due > occurredAt ? due : occurredAt,
    });
  }

  private async visibleCourses(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.plugin.isThere())) return subjects.map(() => null);
    const ids = subjects.map(({ id }) => id);
    const [zone, known] = await Promise.all([this.facts.zone(), this.facts.known(viewer, ids)]);
    const found = new Map(known.map((course) => [course.id, { course: briefOf(course, zone) }]));
    return subjects.map(({ id }) => found.get(id) ?? null);
  }

  private async visibleLessons(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.plugin.isThere())) return subjects.map(() => null);
    const ids = subjects.map(({ id }) => id);
    const [zone, open] = await Promise.all([this.facts.zone(), this.catalogs.openLessons(viewer, ids)]);
    return subjects.map(({ id }) => {
      const line = open.get(id);
      if (!line) return null;
      return { course: briefOf(line.course, zone), lesson: { id, name: line.name, url: line.url } };
    });
  }
}

const briefOf = ({ id, slug, name, releases_at }: CourseFacts, zone: string) => ({
  ...{ id, slug, name, release_date: releases_at && shownIn(releases_at, zone) },
});
