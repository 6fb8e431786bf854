import { Command } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import type { PostRef } from '../community/index.ts';

/** Reports a post to moderators. */
export class ReportPost extends Command<Position | null> {
  constructor(
    readonly post: PostRef,
    readonly report: { reason: moderation.ReportReason; text: string },
    readonly given: { viewer: MemberViewer; at?: Date },
  ) {
    super();
  }
}

/** Decides on all open reports of a post. */
export class DecideReports extends Command<Position | null> {
  constructor(
    readonly itemId: number,
    readonly decision: moderation.ReviewDecision,
    readonly reason: string,
    readonly given: { viewer: MemberViewer; at?: Date },
  ) {
    super();
  }
}
