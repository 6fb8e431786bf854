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
 * Whether a course gives a certificate is asked by the effect, not by the event: of somebody who finishes at the moment in which the course
 * gets its certificate, one of the two effects comes behind both events, and issues it.
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

/** Each job gives commands that change nothing the second time, and are transactions of their own: it may be broken off anywhere. */
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
    // To those who had finished before the course gave one.
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
