import { Injectable, type OnModuleInit } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { effect, Kernel, type Queryable, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { onlyAdministrators, StreamHistories } from '../../../platform/records/stream-histories.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { FinishedCourses } from '../../learning/index.ts';
import { type Made, Notifications, type Subject, whatOf } from '../../notifications/index.ts';
import { certificateText } from '../certificates.texts.ts';
import { certificateStream } from '../issuing/certificate.decider.ts';
import type { CertificateEvent, CertificateIssued } from '../issuing/certificate.events.ts';
import { CertificateQueries } from './certificate.queries.ts';

const TELL = effect<CertificateIssued>('tell-certificate-issued');

export const certificateNotices = reactor<CertificateEvent>({
  name: 'certificates.notices',
  on: { CertificateIssued: () => [{ effect: TELL }] },
});

/**
 * Notifies the member of a new certificate on open screens (part 3 §7), in the app and by e-mail.
 * Shows nothing for a withdrawn certificate.
 */
@Injectable()
export class CertificateNotifications implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly histories: StreamHistories,
    private readonly fanout: Fanout,
    private readonly courses: FinishedCourses,
    private readonly queries: CertificateQueries,
  ) {}

  onModuleInit(): void {
    // The history is per course, but each stream belongs to a course and a member.
    this.histories.tells('certificates', onlyAdministrators, {
      mayBeEmpty: true,
      with: async (_, courseId) => {
        const rows = await run<{ course_id: number; member_id: number }>(
          this.kernel.db.pool,
          sql`select distinct course_id, member_id from certificates.certificate where course_id = ${courseId} order by 2`,
        );
        return rows.map(certificateStream);
      },
    });
    this.notifications.about('certificate', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    this.notifications.kind('certificate_issued', {
      ...{ label: certificateText('kind.issued'), subject: certificateText('mail.issued') },
      defaults: { app: true, mail: 'at_once' },
      line: ({ course, certificate }) => ({
        text: certificateText('told.issued', { what: whatOf(course.name) }),
        path: `/certificates/${certificate.code}`,
      }),
    });
    this.effects.react(certificateNotices);
    this.effects.handle(
      TELL,
      (event, tx) => this.issued(event, tx),
      (made, { data: { certificate_id, course_id, member_id } }) => {
        this.notifications.tell(made);
        this.fanout.publish(channels.messages(member_id), 'certificate', { certificate_id, course_id });
      },
    );
  }

  /** Notifies only if the certificate is still valid. */
  private async issued({ data, occurredAt }: Recorded<CertificateIssued>, tx: Queryable): Promise<Made[]> {
    const { certificate_id: id, member_id } = data;
    const held = await runOne(
      tx,
      sql`select 1 from certificates.certificate where id = ${id} and withdrawn_at is null for share`,
    );
    if (!held) return [];
    const news = { type: 'certificate_issued' as const, members: [member_id], actor_id: null };
    return this.notifications.make(tx, { ...news, subject: { kind: 'certificate', id }, at: occurredAt });
  }

  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.courses.isThere())) return subjects.map(() => null);
    const held = await this.queries.held(
      viewer.id,
      subjects.map(({ id }) => id),
    );
    const found = new Map(
      held.map(({ id, code, course_id, slug, course_name }) => [
        id,
        { certificate: { id, code }, course: { id: course_id, slug, name: course_name } },
      ]),
    );
    return subjects.map(({ id }) => found.get(id) ?? null);
  }
}
