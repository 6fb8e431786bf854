import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { type CourseFacts, CourseFactsOf } from './facts.ts';
import { type LearnerFacts, type Lockable, type LockedCourse, lockOf } from './locks.ts';
import type { LessonFile } from './lesson-file.events.ts';
import { doorOf, teaches } from './policies.ts';

/** A lesson's position and locks, without its content. */
export interface LessonPlace extends Lockable {
  slug: string;
  name: string;
  index: number;
  content_kind: 'text' | 'video' | 'file' | 'quiz';
  image: LessonFile | null;
  quiz_id: number | null;
}
export interface ModulePlace {
  id: number;
  slug: string;
  name: string;
  description: string;
  index: number;
  lessons: LessonPlace[];
}
export interface Learner extends LearnerFacts {
  status: 'none' | 'in' | 'out';
  completed: ReadonlyMap<number, Date>;
  opened: number | null;
  last_activity: Date | null;
  finished_at: Date | null;
}

/** All lessons of the modules, in order. */
export const lessonsIn = (modules: readonly ModulePlace[]): LessonPlace[] => modules.flatMap(({ lessons }) => lessons);

/** Reads the current structure of a course and a learner's state in it, for locks and progress. */
@Injectable()
export class CourseStructure {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
  ) {}

  async modules(courseId: number, db: Queryable = this.kernel.db.pool): Promise<ModulePlace[]> {
    const [modules, lessons] = await Promise.all([
      run<Omit<ModulePlace, 'lessons'> & Record<string, unknown>>(
        db,
        sql`select id, slug, name, description, index from learning.module where course_id = ${courseId} order by index, id`,
      ),
      run<LessonPlace & { module_id: number } & Record<string, unknown>>(
        db,
        sql`select l.id, l.slug, l.name, l.content_kind, l.image, l.quiz_id, l.unlocks_at, l.unlock_days, l.prerequisite_ids,
              p.index, p.module_id
            from learning.place p join learning.lesson l on l.id = p.lesson_id
            where p.course_id = ${courseId} order by p.index, l.id`,
      ),
    ]);
    return modules.map((module, index) => ({
      ...module,
      index,
      lessons: lessons
        .filter(({ module_id }) => module_id === module.id)
        .map(({ module_id: _, ...lesson }, place) => ({ ...lesson, index: place })),
    }));
  }

  async learner(courseId: number, memberId: number | null, db: Queryable = this.kernel.db.pool): Promise<Learner> {
    const row = await runOne<LearnerRow & Record<string, unknown>>(
      db,
      sql`select n.status, n.enrolled_at, n.opened_id, n.last_activity, n.finished_at,
            coalesce((select json_agg(json_build_array(d.lesson_id, d.completed_at)) from learning.completion d
              where d.course_id = n.course_id and d.member_id = n.member_id), '[]') as completed,
            array(select x.lesson_id from learning.exception x
              where x.course_id = n.course_id and x.member_id = n.member_id) as exceptions
          from learning.enrolment n where n.course_id = ${courseId} and n.member_id = ${memberId}::int`,
    );
    return learnerOf(row);
  }

  /** The course facts that decide which lessons are locked for the viewer. */
  async locked(viewer: Viewer, course: CourseFacts, modules: readonly ModulePlace[]): Promise<LockedCourse> {
    return {
      releases_at: course.releases_at,
      door: doorOf(viewer, course),
      teaches: teaches(viewer, course),
      lessons: new Map(lessonsIn(modules).map(({ id, name }) => [id, name])),
      time_zone: await this.facts.zone(),
    };
  }

  /** Whether a lesson of the course is open to the viewer. A removed lesson is open only to authors. */
  async isOpen(viewer: Viewer, course: CourseFacts, lessonId: number, db?: Queryable, at?: Date): Promise<boolean> {
    const modules = await this.modules(course.id, db);
    const lesson = lessonsIn(modules).find(({ id }) => id === lessonId);
    if (!lesson) return teaches(viewer, course);
    const learner = await this.learner(course.id, viewer.id, db);
    const locked = await this.locked(viewer, course, modules);
    return lockOf(lesson, locked, learner, at ?? this.kernel.clock.now()) === null;
  }
}

interface LearnerRow {
  status: 'in' | 'out';
  enrolled_at: Date;
  opened_id: number | null;
  last_activity: Date | null;
  finished_at: Date | null;
  completed: [id: number, at: string][];
  exceptions: number[];
}

function learnerOf(row: LearnerRow | null): Learner {
  return {
    status: row?.status ?? 'none',
    enrolled_at: row?.status === 'in' ? row.enrolled_at : null,
    completed: new Map((row?.completed ?? []).map(([id, at]) => [id, new Date(at)] as const)),
    exceptions: new Set(row?.exceptions ?? []),
    opened: row?.opened_id ?? null,
    last_activity: row?.last_activity ?? null,
    finished_at: row?.finished_at ?? null,
  };
}
