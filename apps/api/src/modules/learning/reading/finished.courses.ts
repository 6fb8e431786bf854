import { Injectable } from '@nestjs/common';
import type { courses } from '@lyceum/contracts';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { CourseFactsOf, namedBy } from '../rights/facts.ts';
import { LearningPlugin } from '../rights/plugin.ts';
import { teaches } from '../rights/policies.ts';

/** What whoever certifies must know of a course. */
export interface CertifiedCourse extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  certificate: boolean;
  certificate_send_option: courses.Course['certificate_send_option'];
}

/** Who has finished which course, for the module that certifies it. All of it stands in rows that are there at once. */
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

  /** Whoever may know of it or not. */
  course(id: number, db: Queryable = this.kernel.db.pool): Promise<CertifiedCourse | null> {
    return runOne<CertifiedCourse>(
      db,
      sql`select id, slug, name, certificate, certificate_send_option from learning.course where id = ${id}`,
    );
  }

  /** @throws {Refusal} `missing` or `forbidden` to whoever does not write it */
  async own(viewer: MemberViewer, named: string): Promise<CertifiedCourse> {
    const { id } = await this.facts.own(viewer, namedBy(named));
    return (await this.course(id))!;
  }

  async isOwn(viewer: Viewer, id: number): Promise<boolean> {
    const course = await this.facts.anyCourse(viewer, { id });
    return course !== null && teaches(viewer, course);
  }

  /** Null of whoever has not. Once it is finished it stays so, whoever is taken out later. */
  async finishedAt(courseId: number, memberId: number): Promise<Date | null> {
    const row = await runOne<{ finished_at: Date | null }>(
      this.kernel.db.pool,
      sql`select finished_at from learning.enrolment where course_id = ${courseId} and member_id = ${memberId}`,
    );
    return row?.finished_at ?? null;
  }

  async finishers(courseId: number): Promise<number[]> {
    const rows = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select member_id from learning.enrolment where course_id = ${courseId} and finished_at is not null order by member_id`,
    );
    return rows.map(({ member_id }) => member_id);
  }
}
