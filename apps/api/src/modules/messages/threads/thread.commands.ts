import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';
import type { Sent, Written } from '../sending/message.commands.ts';

export interface Begun {
  id: number;
  /** Null where nothing was written with it. */
  sent: Sent | null;
  position: Position | null;
}

/** A conversation with these members, which two have only once. */
export class BeginThread extends Command<Begun> {
  constructor(
    readonly others: readonly number[],
    /** Null: nothing is said yet. */
    readonly written: Written | null,
    readonly given: Given,
  ) {
    super();
  }
}

/** Of a thread of two another one begins. */
export class AddParticipants extends Command<Begun> {
  constructor(
    readonly threadId: number,
    readonly others: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

export class LeaveThread extends Command<Position | null> {
  constructor(
    readonly threadId: number,
    readonly given: Given,
  ) {
    super();
  }
}
