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

/** By the rule of the course: it asks itself whether there is one, and whether the member has finished it. */
export class IssueByRule extends Command<Done> {
  constructor(
    readonly of: OfLearner,
    readonly correlationId: string,
    /** For seeding, where courses were finished long ago. */
    readonly seeded: { at?: Date; silent?: true } = {},
  ) {
    super();
  }
}

/** By whoever teaches the course. */
export class IssueByHand extends Command<Done & { courseId: number }> {
  constructor(
    readonly course: string,
    readonly memberId: number,
    readonly given: Given,
  ) {
    super();
  }
}

export class WithdrawCertificate extends Command<Done> {
  constructor(
    readonly course: string,
    readonly memberId: number,
    readonly given: Given,
  ) {
    super();
  }
}
