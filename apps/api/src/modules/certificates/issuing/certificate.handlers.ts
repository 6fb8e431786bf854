import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Meta, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { MemberStatus } from '../../identity/index.ts';
import { type CertifiedCourse, FinishedCourses } from '../../learning/index.ts';
import { certificateText } from '../certificates.texts.ts';
import { type Done, IssueByHand, IssueByRule, type OfLearner, WithdrawCertificate } from './certificate.commands.ts';
import { certificateDecider, certificateStream } from './certificate.decider.ts';
import { newCode } from './code.ts';

interface Facts {
  course: Pick<CertifiedCourse, 'name'>;
  name: string;
  finishedAt: Date;
  issued_by?: number;
  at?: Date | undefined;
}

/** Issues a certificate with the current names and a new code. Repeated or concurrent calls issue one certificate. */
abstract class Issuing {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly courses: FinishedCourses,
    protected readonly members: MemberStatus,
  ) {}

  protected async issue(of: OfLearner, { course, name, finishedAt, issued_by, at }: Facts, meta: Meta): Promise<Done> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval('certificates.certificate_id')::int as id`,
    );
    const what = { certificate_id: row!.id, code: newCode(), name, course_name: course.name };
    const command = {
      ...{ kind: 'issue' as const, ...of, ...what, finished_at: finishedAt.toISOString() },
      ...(issued_by !== undefined && { issued_by }),
    };
    const { position } = await this.kernel.execute({
      decider: certificateDecider,
      stream: certificateStream(of),
      ...{ meta, ...(at && { at }), prepare: () => ({ command }) },
    });
    return { position };
  }
}

/** Issues a certificate by the course's rule. */
@CommandHandler(IssueByRule)
export class IssueByRuleHandler extends Issuing implements ICommandHandler<IssueByRule> {
  constructor(kernel: Kernel, courses: FinishedCourses, members: MemberStatus) {
    super(kernel, courses, members);
  }

  /**
   * Decides on the current state, whenever the effect runs. Issues none if the course's rule is off or the member has
   * left.
   */
  async execute({ of, correlationId, seeded: { at, silent } }: IssueByRule): Promise<Done> {
    const [course, finishedAt, name] = await Promise.all([
      this.courses.course(of.course_id),
      this.courses.finishedAt(of.course_id, of.member_id),
      this.members.nameOf(of.member_id),
    ]);
    if (!course?.certificate || course.certificate_send_option !== 'automatic') return { position: null };
    if (finishedAt === null || name === null) return { position: null };
    const meta = { actor_id: null, correlation_id: correlationId, ...(silent && { silent }) };
    return this.issue(of, { course, name, finishedAt, at }, meta);
  }
}

/** Issues a certificate on a teacher's request. */
@CommandHandler(IssueByHand)
export class IssueByHandHandler extends Issuing implements ICommandHandler<IssueByHand> {
  constructor(kernel: Kernel, courses: FinishedCourses, members: MemberStatus) {
    super(kernel, courses, members);
  }

  /**
   * Also works if the course issues automatically, because this is how a teacher reissues a withdrawn certificate.
   * @throws {Refusal} `conflict` if the course gives no certificate or the member has not finished, `invalid` for a
   * former member
   */
  async execute({ course: by, memberId, given }: IssueByHand): Promise<Done & { courseId: number }> {
    const { viewer, reason } = given;
    const course = await this.courses.own(viewer, by);
    if (!course.certificate) throw new Refusal('conflict', certificateText('none'));
    const [finishedAt, name] = await Promise.all([
      this.courses.finishedAt(course.id, memberId),
      this.members.nameOf(memberId),
    ]);
    if (name === null) throw Refusal.invalid('user_id', certificateText('member'));
    if (finishedAt === null) throw new Refusal('conflict', certificateText('unfinished'));
    const of = { course_id: course.id, member_id: memberId };
    const done = await this.issue(
      of,
      { course, name, finishedAt, issued_by: viewer.id },
      givenMeta({ viewer }, reason),
    );
    return { ...done, courseId: course.id };
  }
}

/**
 * Withdraws a certificate of a course that the viewer teaches.
 * @throws {Refusal} `missing` if the member has no certificate
 */
@CommandHandler(WithdrawCertificate)
export class WithdrawCertificateHandler implements ICommandHandler<WithdrawCertificate> {
  constructor(
    private readonly kernel: Kernel,
    private readonly courses: FinishedCourses,
  ) {}

  async execute({ course: by, memberId, given }: WithdrawCertificate): Promise<Done> {
    const { viewer, reason } = given;
    const { id } = await this.courses.own(viewer, by);
    const of = { course_id: id, member_id: memberId };
    const { position } = await this.kernel.execute({
      decider: certificateDecider,
      stream: certificateStream(of),
      meta: givenMeta({ viewer }, reason),
      prepare: () => ({ command: { kind: 'withdraw' as const, ...of } }),
    });
    return { position };
  }
}
