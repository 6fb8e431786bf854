import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

export interface Given {
  viewer: MemberViewer;
  reason?: string;
}
export interface OfLearner {
  course_id: number;
  member_id: number;
}
export type Done = { position: Position | null };

/**
 * Issues a certificate by the course's rule. The handler checks that the rule is on and that the member has finished.
 */
export class IssueByRule extends Command<Done> {
  constructor(
    readonly of: OfLearner,
    readonly correlationId: string,
    /** For seed data: courses that were finished in the past. */
    readonly seeded: { at?: Date; silent?: true } = {},
  ) {
    super();
  }
}

/** Issues a certificate on a teacher's request. */
export class IssueByHand extends Command<Done & { courseId: number }> {
  constructor(
    readonly course: string,
    readonly memberId: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Withdraws a member's certificate on a teacher's request. */
export class WithdrawCertificate extends Command<Done> {
  constructor(
    readonly course: string,
    readonly memberId: number,
    readonly given: Given,
  ) {
    super();
  }
}
