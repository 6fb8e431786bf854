import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';
import type { Sent, Written } from '../sending/message.commands.ts';

export interface Begun {
  id: number;
  /** Null for a thread without a message. */
  sent: Sent | null;
  position: Position | null;
}

/** Starts a conversation with these members. Two members have only one. */
export class BeginThread extends Command<Begun> {
  constructor(
    readonly others: readonly number[],
    /** Null for a thread without a message. */
    readonly written: Written | null,
    readonly given: Given,
  ) {
    super();
  }
}

/** Adds members to a thread. A thread of two stays, and a new thread starts. */
export class AddParticipants extends Command<Begun> {
  constructor(
    readonly threadId: number,
    readonly others: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

/** Leaves a thread. */
export class LeaveThread extends Command<Position | null> {
  constructor(
    readonly threadId: number,
    readonly given: Given,
  ) {
    super();
  }
}
