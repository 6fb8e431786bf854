import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

/** Reports a message to staff. */
export class ReportMessage extends Command<Position | null> {
  constructor(
    readonly messageId: number,
    /** `version`: the version that the reporter saw. Without it, the latest. */
    readonly report: { reason: string; version?: number },
    readonly given: Given,
  ) {
    super();
  }
}

/** Gives a staff member access to the reported messages, and records the reason. */
export class OpenReport extends Command<Position | null> {
  constructor(
    readonly reportId: number,
    readonly reason: string,
    readonly given: Given,
  ) {
    super();
  }
}

/** Closes a report, and either deletes the message or keeps it. */
export class CloseReport extends Command<Position | null> {
  constructor(
    readonly reportId: number,
    readonly outcome: 'deleted' | 'kept',
    readonly reason: string,
    readonly given: Given,
  ) {
    super();
  }
}
