import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, type Repeatable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { CourseFactsOf } from '../rights/facts.ts';
import { canEnrol, isKnown, teaches } from '../rights/policies.ts';
import { CourseStructure } from '../rights/structure.ts';
import { Enrolling } from './enrolling.ts';

/**
 * Rights to a quiz that follow from its lessons. Authors of its courses edit it. Members with access to a lesson take
 * it.
 */
@Injectable()
export class LessonsOfQuiz {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
    private readonly enrolling: Enrolling,
  ) {}

  /** Whether the viewer is an author of any course. Authors may create quizzes. */
  async teaches(viewer: MemberViewer): Promise<boolean> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`select 1 from learning.course where author_ids @> array[${viewer.id}::int] limit 1`,
    );
    return row !== null;
  }

  /** The right to each quiz that lessons give the viewer. Quizzes without one are missing from the map. */
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

  /** The quizzes among `quizIds` that a lesson uses. */
  async used(quizIds: readonly number[], db?: Queryable): Promise<Set<number>> {
    return new Set((await this.places(quizIds, db)).map(({ quiz_id }) => quiz_id));
  }

  /**
   * Enrols a member who took a quiz without its lesson, in the first course whose lesson is open to them.
   * Skips members who are in one of the quiz's courses, and authors who try their own quiz.
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
