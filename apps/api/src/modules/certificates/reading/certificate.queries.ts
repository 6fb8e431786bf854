import { Inject, Injectable } from '@nestjs/common';
import type { certificates } from '@lyceum/contracts';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { FinishedCourses } from '../../learning/index.ts';
import { certificateText } from '../certificates.texts.ts';
import { codeOf } from '../issuing/code.ts';

/** One certificate as it was issued, with the course as it is now. */
export interface CertificateRow extends Record<string, unknown> {
  id: number;
  code: string;
  course_id: number;
  member_id: number;
  slug: string;
  /** Empty of a member who has left. */
  name: string;
  course_name: string;
  finished_at: Date;
  issued_at: Date;
  withdrawn_at: Date | null;
}

/** Of a member who has left, what the course is called now. */
const ROWS = sql`
  select x.id, x.code, x.course_id, x.member_id, c.slug, x.name, coalesce(nullif(x.course_name, ''), c.name) as course_name,
    x.finished_at, x.issued_at, x.withdrawn_at
  from certificates.certificate x join learning.course c on c.id = x.course_id`;

const missing = () => new Refusal('missing', certificateText('missing'));

@Injectable()
export class CertificateQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly courses: FinishedCourses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Where anybody sees that it is genuine, as it is printed. */
  addressOf(code: string): string {
    return `${this.config.publicUrl}/certificates/${code}`;
  }

  async mine(memberId: number): Promise<certificates.Certificate[]> {
    const rows = await run<CertificateRow>(
      this.kernel.db.pool,
      sql`${ROWS} where x.member_id = ${memberId} and x.withdrawn_at is null order by x.issued_at desc, x.id desc`,
    );
    return rows.map((row) => ({
      ...{ id: row.id, code: row.code, holder: row.name },
      course: { id: row.course_id, slug: row.slug, name: row.course_name },
      finished_at: row.finished_at.toISOString(),
      issued_at: row.issued_at.toISOString(),
      url: this.addressOf(row.code),
      file: `/certificates/${row.code}.pdf`,
    }));
  }

  /** @throws {Refusal} `missing` */
  async byCode(code: string): Promise<CertificateRow> {
    const row = await runOne<CertificateRow>(this.kernel.db.pool, sql`${ROWS} where x.code = ${codeOf(code)}`);
    if (!row) throw missing();
    return row;
  }

  /** The name of one that was withdrawn is nobody's to read any more. */
  async verified(code: string): Promise<certificates.Verified> {
    const row = await this.byCode(code);
    const isValid = row.withdrawn_at === null;
    return {
      ...{ code: row.code, status: isValid ? 'valid' : 'withdrawn', course: row.course_name },
      holder: isValid && row.name !== '' ? row.name : null,
      finished_at: row.finished_at.toISOString(),
      issued_at: row.issued_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    };
  }

  /** Those of these that hold, by their ids. */
  async held(memberId: number, ids: readonly number[], db: Queryable = this.kernel.db.pool): Promise<CertificateRow[]> {
    return run<CertificateRow>(
      db,
      sql`${ROWS} where x.id = any(${[...ids]}::int[]) and x.member_id = ${memberId} and x.withdrawn_at is null`,
    );
  }

  /** Whoever has finished the course or holds its certificate, the last first. */
  async ofCourse(viewer: MemberViewer, named: string, { page, size }: { page: number; size: number }) {
    const { id } = await this.courses.own(viewer, named);
    const [data, count] = await Promise.all([
      this.graduates(id, empty, sql`limit ${size} offset ${(page - 1) * size}`),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 from learning.enrolment n join directory.member_card k on k.member_id = n.member_id
              where n.course_id = ${id} and n.finished_at is not null limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { data, meta: listMeta(page, size, data.length, count!.total, null) };
  }

  async ofMember(courseId: number, memberId: number): Promise<certificates.Graduate> {
    const [found] = await this.graduates(courseId, sql`and n.member_id = ${memberId}`, empty);
    if (!found) throw missing();
    return found;
  }

  private async graduates(courseId: number, where: Sql, limit: Sql): Promise<certificates.Graduate[]> {
    type Row = Pick<CertificateRow, 'code'> & { id: number | null; issued_at: Date; withdrawn_at: Date | null } & {
      brief: Omit<certificates.Graduate, 'finished_at' | 'certificate'>;
      finished_at: Date | null;
    } & Record<string, unknown>;
    const rows = await run<Row>(
      this.kernel.db.pool,
      sql`select k.brief::json as brief, n.finished_at, x.id, x.code, x.issued_at, x.withdrawn_at
          from learning.enrolment n join directory.member_card k on k.member_id = n.member_id
          left join lateral (select id, code, issued_at, withdrawn_at from certificates.certificate
            where course_id = n.course_id and member_id = n.member_id order by id desc limit 1) x on true
          where n.course_id = ${courseId} and n.finished_at is not null ${where}
          order by n.finished_at desc, n.member_id ${limit}`,
    );
    return rows.map(({ brief, finished_at, id, code, issued_at, withdrawn_at }) => ({
      ...brief,
      finished_at: finished_at?.toISOString() ?? null,
      certificate:
        id === null
          ? null
          : { id, code, issued_at: issued_at.toISOString(), withdrawn_at: withdrawn_at?.toISOString() ?? null },
    }));
  }
}
