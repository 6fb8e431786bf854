import { Inject, Injectable } from '@nestjs/common';
import type { certificates } from '@lyceum/contracts';
import { Kernel, Refusal, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { FinishedCourses, type Finisher } from '../../learning/index.ts';
import { certificateText } from '../certificates.texts.ts';
import { codeOf } from '../issuing/code.ts';

/** One certificate as issued. The address is the course's current one, and so is the course name if it was erased. */
export interface CertificateRow extends Record<string, unknown> {
  id: number;
  code: string;
  course_id: number;
  member_id: number;
  slug: string;
  /** Empty for a former member. */
  name: string;
  course_name: string;
  finished_at: Date;
  issued_at: Date;
  withdrawn_at: Date | null;
}

const missing = () => new Refusal('missing', certificateText('missing'));

/** Reads certificates for their member, for teachers and for public verification. */
@Injectable()
export class CertificateQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly courses: FinishedCourses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The printed address at which everyone can verify the certificate. */
  addressOf(code: string): string {
    return `${this.config.publicUrl}/certificates/${code}`;
  }

  async mine(memberId: number): Promise<certificates.Certificate[]> {
    const rows = await this.some(sql`member_id = ${memberId}`);
    return rows.map((row) => ({
      ...{ id: row.id, code: row.code, holder: row.name },
      course: { id: row.course_id, slug: row.slug, name: row.course_name },
      finished_at: row.finished_at.toISOString(),
      issued_at: row.issued_at.toISOString(),
      url: this.addressOf(row.code),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      file: row.withdrawn_at ? null : `/certificates/${row.code}.pdf`,
    }));
  }

  /** @throws {Refusal} `missing` */
  async byCode(code: string): Promise<CertificateRow> {
    const [row] = await this.some(sql`code = ${codeOf(code)}`);
    if (!row) throw missing();
    return row;
  }

  /** The name on a withdrawn certificate is hidden from everyone. */
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

  /** The member's valid certificates among `ids`. */
  held(memberId: number, ids: readonly number[]): Promise<CertificateRow[]> {
    return this.some(sql`id = any(${[...ids]}::int[]) and member_id = ${memberId} and withdrawn_at is null`);
  }

  /**
   * Members who finished the course, latest first, each with their newest certificate. If the course gives no
   * certificate, only members who hold or held one.
   */
  async ofCourse(viewer: MemberViewer, named: string, query: { page: number; size: number; search?: string }) {
    const { id, certificate } = await this.courses.own(viewer, named);
    const among = certificate ? undefined : await this.holders(id);
    const { rows, total } = await this.courses.graduates(id, { ...query, among });
    const data = await this.shown(id, rows);
    return { data, meta: listMeta(query.page, query.size, data.length, total, null) };
  }

  async ofMember(courseId: number, memberId: number): Promise<certificates.Graduate> {
    const { rows } = await this.courses.graduates(courseId, { memberId });
    const [found] = await this.shown(courseId, rows);
    if (!found) throw missing();
    return found;
  }

  private async holders(courseId: number): Promise<number[]> {
    const rows = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select distinct member_id from certificates.certificate where course_id = ${courseId}`,
    );
    return rows.map(({ member_id }) => member_id);
  }

  private async shown(courseId: number, finishers: readonly Finisher[]): Promise<certificates.Graduate[]> {
    const ids = finishers.map(({ member_id }) => member_id);
    const rows = await run<Pick<CertificateRow, 'member_id' | 'id' | 'code' | 'issued_at' | 'withdrawn_at'>>(
      this.kernel.db.pool,
      sql`select distinct on (member_id) member_id, id, code, issued_at, withdrawn_at from certificates.certificate
          where course_id = ${courseId} and member_id = any(${ids}::int[]) order by member_id, id desc`,
    );
    const newest = new Map(
      rows.map(({ member_id, id, code, issued_at, withdrawn_at }) => [
        member_id,
        { id, code, issued_at: issued_at.toISOString(), withdrawn_at: withdrawn_at?.toISOString() ?? null },
      ]),
    );
    return finishers.map(({ member_id, brief, finished_at }) => ({
      ...brief,
      finished_at: finished_at.toISOString(),
      certificate: newest.get(member_id) ?? null,
    }));
  }

  private async some(where: Sql): Promise<CertificateRow[]> {
    const rows = await run<Omit<CertificateRow, 'slug'> & { course_id: number; course_name: string }>(
      this.kernel.db.pool,
      sql`select id, code, course_id, member_id, name, course_name, finished_at, issued_at, withdrawn_at
          from certificates.certificate where ${where} order by issued_at desc, id desc`,
    );
    const courses = await this.courses.some([...new Set(rows.map(({ course_id }) => course_id))]);
    return rows.map((row) => {
      const course = courses.get(row.course_id);
      return {
        ...row,
        slug: course?.slug ?? '',
        course_name: row.course_name || (course?.name ?? ''),
      } as CertificateRow;
    });
  }
}
