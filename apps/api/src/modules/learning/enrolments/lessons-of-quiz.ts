import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, type Repeatable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import { canEnrol, isKnown, teaches } from '../rights/policies.ts';
import { CourseStructure } from '../rights/structure.ts';
import { Enrolling } from './enrolling.ts';

/** What a viewer may do with a quiz by the lessons that it is: whoever writes one of their courses works on it, whoever a lesson is open to takes it. */
@Injectable()
export class LessonsOfQuiz {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly enrolling: Enrolling,
  ) {}

  /** Whether the viewer writes some course: whoever does may make quizzes for it. */
  async teaches(viewer: MemberViewer): Promise<boolean> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`select 1 from learning.course where author_ids @> array[${viewer.id}::int] limit 1`,
    );
    return row !== null;
  }

  /** Of these quizzes, those that lessons let the viewer take or author. */
  async ofQuiz(viewer: Viewer, quizIds: readonly number[]): Promise<Map<number, 'take' | 'author'>> {
    const found = new Map<number, 'take' | 'author'>();
    if (quizIds.length === 0) return found;
    const rows = await this.places(quizIds);
    for (const { quiz_id, lesson_id, course_id } of rows) {
      if (found.get(quiz_id) === 'author') continue;
      const course = await this.facts.anyCourse(viewer, { id: course_id });
      if (!course || !isKnown(viewer, course)) continue;
      if (teaches(viewer, course)) found.set(quiz_id, 'author');
      else if (await this.structure.isOpen(viewer, course, lesson_id)) found.set(quiz_id, 'take');
    }
    return found;
  }

  /** Of these quizzes, those that are a lesson of some course. */
  async used(quizIds: readonly number[], db?: Queryable): Promise<Set<number>> {
    return new Set((await this.places(quizIds, db)).map(({ quiz_id }) => quiz_id));
  }

  /**
   * Whoever took a quiz without opening its lesson comes into its course, as by opening it: the first that lets them in and whose lesson is
   * open to them. Nobody who is in one of its courses already, and no author who tries their own.
   */
  async comeIn(tx: Repeatable, viewer: MemberViewer, quizId: number): Promise<void> {
    const places = await this.places([quizId], tx);
    const courses = await Promise.all(places.map(({ course_id: id }) => this.facts.anyCourse(viewer, { id }, tx)));
    if (courses.some((course) => course && (course.standing === 'in' || teaches(viewer, course)))) return;
    for (const [at, course] of courses.entries()) {
      if (!course || !isKnown(viewer, course) || !canEnrol(viewer, course)) continue;
      if (!(await this.structure.isOpen(viewer, course, places[at]!.lesson_id, tx))) continue;
      const meta = { actor_id: viewer.id, correlation_id: viewer.correlationId };
      await this.enrolling.comeIn(viewer, course, { meta, tx });
      return;
    }
  }

  private places(quizIds: readonly number[], db: Queryable = this.kernel.db.pool) {
    return run<{ quiz_id: number; lesson_id: number; course_id: number }>(
      db,
      sql`select l.quiz_id, l.id as lesson_id, l.course_id from learning.lesson l join learning.place p on p.lesson_id = l.id
          where l.quiz_id = any(${[...quizIds]}::int[]) order by l.id`,
    );
  }
}
