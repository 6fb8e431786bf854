import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

export class ReportMessage extends Command<Position | null> {
  constructor(
    readonly messageId: number,
    /** `version`: the one that the reporter has in front of them; without it the latest. */
    readonly report: { reason: string; version?: number },
    readonly given: Given,
  ) {
    super();
  }
}

export class OpenReport extends Command<Position | null> {
  constructor(
    readonly reportId: number,
    readonly reason: string,
    readonly given: Given,
  ) {
    super();
  }
}

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
