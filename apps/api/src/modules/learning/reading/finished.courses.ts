import { Injectable } from '@nestjs/common';
import type { courseParticipants, courses } from '@lyceum/contracts';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import { namedLike } from '../../../platform/http/lists/query-sql.ts';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { CourseFactsOf, namedBy } from '../rights/facts.ts';
import { LearningPlugin } from '../rights/plugin.ts';
import { teaches } from '../rights/policies.ts';

/** The course facts that certificates need. */
export interface CertifiedCourse extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  certificate: boolean;
  certificate_send_option: courses.Course['certificate_send_option'];
}

/** A member who has finished a course. */
export interface Finisher extends Record<string, unknown> {
  member_id: number;
  brief: Omit<courseParticipants.CourseParticipant, 'participant' | 'exception_ids'>;
  finished_at: Date;
}

/** Finished courses for the certificates module. Reads rows that are written in the same transaction as the events. */
@Injectable()
export class FinishedCourses {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly plugin: LearningPlugin,
  ) {}

  isThere(): Promise<boolean> {
    return this.plugin.isThere();
  }

  zone(): Promise<string> {
    return this.facts.zone();
  }

  /** Without a visibility check. */
  course(id: number, db: Queryable = this.kernel.db.pool): Promise<CertifiedCourse | null> {
    return runOne<CertifiedCourse>(
      db,
      sql`select id, slug, name, certificate, certificate_send_option from learning.course where id = ${id}`,
    );
  }

  /** The courses among `ids`, without a visibility check. */
  async some(ids: readonly number[]): Promise<Map<number, CertifiedCourse>> {
    const rows = await run<CertifiedCourse>(
      this.kernel.db.pool,
      sql`select id, slug, name, certificate, certificate_send_option from learning.course where id = any(${[...ids]}::int[])`,
    );
    return new Map(rows.map((course) => [course.id, course]));
  }

  /** @throws {Refusal} `missing`, or `forbidden` if the viewer is not an author */
  async own(viewer: MemberViewer, named: string): Promise<CertifiedCourse> {
    const { id } = await this.facts.own(viewer, namedBy(named));
    return (await this.course(id))!;
  }

  async isOwn(viewer: Viewer, id: number): Promise<boolean> {
    const course = await this.facts.anyCourse(viewer, { id });
    return course !== null && teaches(viewer, course);
  }

  /** Null if the member has not finished. A finished course stays finished, even if the learner is removed later. */
  async finishedAt(courseId: number, memberId: number): Promise<Date | null> {
    const row = await runOne<{ finished_at: Date | null }>(
      this.kernel.db.pool,
      sql`select finished_at from learning.enrolment where course_id = ${courseId} and member_id = ${memberId}`,
    );
    return row?.finished_at ?? null;
  }

  /**
   * Current members who finished the course, latest first. Returns one member, or a page with the total. With `among`,
   * only those of these members.
   */
  async graduates(
    courseId: number,
    of: { memberId: number } | { page: number; size: number; search?: string; among?: readonly number[] },
  ): Promise<{ rows: Finisher[]; total: number }> {
    const ids = 'memberId' in of ? [of.memberId] : of.among;
    const some = ids ? sql`and n.member_id = any(${[...ids]}::int[])` : empty;
    const named = 'search' in of ? namedLike(of.search) : empty;
    const page = 'page' in of ? sql`limit ${of.size} offset ${(of.page - 1) * of.size}` : empty;
    const finished = sql`from learning.enrolment n join directory.cards() c on c.member_id = n.member_id
      where n.course_id = ${courseId} and n.finished_at is not null ${some} ${named}`;
    const [rows, counted] = await Promise.all([
      run<Finisher>(
        this.kernel.db.pool,
        sql`select n.member_id, c.brief::json as brief, n.finished_at ${finished}
            order by n.finished_at desc, n.member_id ${page}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 ${finished} limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { rows, total: counted!.total };
  }

  /** Ids of members who finished the course, above `behind`, ascending, at most `limit`. */
  async finishers(courseId: number, behind: number, limit: number): Promise<number[]> {
    const rows = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select member_id from learning.enrolment where course_id = ${courseId} and finished_at is not null
            and member_id > ${behind} order by member_id limit ${limit}`,
    );
    return rows.map(({ member_id }) => member_id);
  }
}
