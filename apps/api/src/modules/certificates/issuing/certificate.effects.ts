import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import { effect, type OfType, reactor } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { type CourseEvent, type EnrolmentEvent, FinishedCourses } from '../../learning/index.ts';
import { IssueByRule } from './certificate.commands.ts';
import type { CertificateEvent, CertificateWithdrawn } from './certificate.events.ts';

type Finished = OfType<EnrolmentEvent, 'CourseFinished'>;
type Changed = OfType<CourseEvent, 'CourseChanged'>;

const ISSUE = effect<Finished>('issue-certificate');
const ISSUE_ALL = effect<Changed>('issue-certificates-of-course');
const TELL_WITHDRAWN = effect<CertificateWithdrawn>('tell-certificate-withdrawn');

/**
 * The effect checks whether the course gives a certificate, not the reactor.
 * A member may finish while the course gets its certificate. One of the two effects then runs after both events and
 * issues it.
 */
export const certificateReactor = reactor<EnrolmentEvent | CourseEvent | CertificateEvent>({
  name: 'certificates.reactor',
  on: {
    CourseFinished: () => [{ effect: ISSUE }],
    CourseChanged: ({ data }) =>
      data.certificate && data.certificate_send_option === 'automatic' ? [{ effect: ISSUE_ALL }] : [],
    CertificateWithdrawn: () => [{ effect: TELL_WITHDRAWN }],
  },
});

/** Each job runs idempotent commands in separate transactions. A crash can therefore interrupt it at any point. */
@Injectable()
export class CertificateEffects implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly courses: FinishedCourses,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.effects.react(certificateReactor);
    this.effects.perform(ISSUE, ({ id, data: { course_id, member_id } }) =>
      this.commands.execute(new IssueByRule({ course_id, member_id }, `certificate-${id}`)),
    );
    // Issues certificates to members who finished before the course gave one.
    this.effects.performForEach(ISSUE_ALL, {
      next: ({ data }, behind, limit) => this.courses.finishers(data.course_id, behind, limit),
      each: ({ id, data: { course_id } }, member_id) =>
        this.commands.execute(new IssueByRule({ course_id, member_id }, `certificates-${id}`)),
    });
    this.effects.handle(
      TELL_WITHDRAWN,
      ({ data }) => Promise.resolve(data),
      ({ certificate_id, course_id, member_id }) =>
        this.fanout.publish(channels.messages(member_id), 'certificate-withdrawn', { certificate_id, course_id }),
    );
  }
}
