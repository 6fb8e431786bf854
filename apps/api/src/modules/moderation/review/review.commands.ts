import { Command } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { ThingRef } from './reviewed-things.ts';

/** Reports something to moderators. */
export class ReportThing extends Command<Position | null> {
  constructor(
    readonly thing: ThingRef & { kind: moderation.ReportedKind },
    readonly report: { reason: string; text: string },
    readonly given: { viewer: MemberViewer; at?: Date },
  ) {
    super();
  }
}

/**
 * Decides on all open reports of a thing. `until` is the end of a suspension or a silence, or null for none. `rule` is the
 * key of the reason that the author reads.
 */
export class DecideReports extends Command<Position | null> {
  constructor(
    readonly itemId: number,
    readonly decision: moderation.ReviewDecision,
    readonly given: { viewer: MemberViewer; reason: string; rule: string | null; until: string | null; at?: Date },
  ) {
    super();
  }
}

/** Appeals a decision about oneself. */
export class AppealDecision extends Command<Position | null> {
  constructor(
    readonly decisionId: number,
    readonly text: string,
    readonly viewer: MemberViewer,
  ) {
    super();
  }
}
