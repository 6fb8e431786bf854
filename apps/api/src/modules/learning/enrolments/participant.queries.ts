import { Injectable } from '@nestjs/common';
import type { courseParticipants, courseReminders } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';
import { namedLike } from '../../../platform/http/lists/query-sql.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { learningText } from '../learning.texts.ts';
import { CourseFactsOf, type Named } from '../rights/facts.ts';
import { progressOf } from '../rights/progress.decider.ts';
import { CourseStructure, lessonsIn } from '../rights/structure.ts';

interface People {
  page: number;
  size: number;
  search?: string;
}

interface Row extends Record<string, unknown> {
  member_id: number;
  brief: Omit<courseParticipants.CourseParticipant, 'participant' | 'exception_ids'>;
  enrolled_at: Date;
  last_activity: Date | null;
  finished_at: Date | null;
  completed: number[];
  exception_ids: number[];
}

/** Reads the participants of a course for its authors, and the viewer's reminders. */
@Injectable()
export class ParticipantQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
  ) {}

  async list(viewer: MemberViewer, by: Named, { page, size, search }: People) {
    const { id } = await this.facts.own(viewer, by);
    const [data, count] = await Promise.all([
      this.some(id, namedLike(search), sql`limit ${size} offset ${(page - 1) * size}`),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (
              select 1 from learning.enrolment n join directory.cards() c on c.member_id = n.member_id
              where n.course_id = ${id} and n.status = 'in' ${namedLike(search)} limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { data, meta: listMeta(page, size, data.length, count!.total, null) };
  }

  async one(viewer: MemberViewer, by: Named, memberId: number): Promise<courseParticipants.CourseParticipant> {
    const { id } = await this.facts.own(viewer, by);
    const [found] = await this.some(id, sql`and n.member_id = ${memberId}`, empty);
    if (!found) throw new Refusal('missing', learningText('learner.missing'));
    return found;
  }

  private async some(courseId: number, where: Sql, limit: Sql): Promise<courseParticipants.CourseParticipant[]> {
    const [modules, rows] = await Promise.all([
      this.structure.modules(courseId),
      run<Row>(
        this.kernel.db.pool,
        sql`select n.member_id, c.brief::json as brief, n.enrolled_at, n.last_activity, n.finished_at,
              array(select d.lesson_id from learning.completion d
                where d.course_id = n.course_id and d.member_id = n.member_id) as completed,
              array(select x.lesson_id from learning.exception x
                where x.course_id = n.course_id and x.member_id = n.member_id order by x.lesson_id) as exception_ids
            from learning.enrolment n join directory.cards() c on c.member_id = n.member_id
            where n.course_id = ${courseId} and n.status = 'in' ${where} order by n.enrolled_at desc, n.member_id ${limit}`,
      ),
    ]);
    const lessons = lessonsIn(modules).map(({ id }) => id);
    return rows.map(({ member_id, brief, enrolled_at, last_activity, finished_at, completed, exception_ids }) => ({
      ...brief,
      exception_ids,
      participant: {
        user_id: member_id,
        enrolled_at: enrolled_at.toISOString(),
        ...progressOf(completed, lessons),
        last_activity: last_activity?.toISOString() ?? null,
        finished_at: finished_at?.toISOString() ?? null,
      },
    }));
  }

  /** The viewer's reminders, earliest first. */
  async reminders(memberId: number, courseId: number): Promise<courseReminders.CourseReminder[]> {
    const rows = await run<Omit<courseReminders.CourseReminder, 'due_at'> & { due_at: Date } & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select id, null as event_id, course_id as product_id, member_id as user_id, duration, unit, due_at
          from learning.reminder where course_id = ${courseId} and member_id = ${memberId} order by due_at, id`,
    );
    return rows.map((row) => ({ ...row, due_at: row.due_at.toISOString() }));
  }
}
