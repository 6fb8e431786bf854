import { Command } from '@nestjs/cqrs';
import type { calendar } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

type Done = { position: Position | null };

/** Joins, or with an invitation of one's own accepts it. */
export class JoinEvent extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly given: Given,
    readonly invitationId?: number,
  ) {
    super();
  }
}

export class DeclineInvitation extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly invitationId: number,
    readonly given: Given,
  ) {
    super();
  }
}

export class LeaveEvent extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly given: Given,
  ) {
    super();
  }
}

export class RemoveAttendee extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly memberId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

export class InviteToEvent extends Command<Done & { invited: { id: number; user_id: number }[] }> {
  constructor(
    readonly eventId: number,
    readonly memberIds: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

/**
 * Gives a seat to the member who waits at `place`, if one is free and the member may come. Changes nothing the second time.
 * A transaction of its own for each member: it holds the row that everyone who joins needs.
 */
export class FillPlace extends Command<void> {
  constructor(
    readonly eventId: number,
    readonly place: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Of somebody who is gone: out of all that they were in, waited for or were invited to. */
export class LeaveAllEvents extends Command<void> {
  constructor(
    readonly memberId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** A member has lost a group: attendance of its events that are not public ends, organising and invitations end in all of its events. */
export class LeaveEventsOfGroup extends Command<void> {
  constructor(
    readonly groupId: number,
    readonly memberId: number,
    /** What they were let into after that stays. */
    readonly lostAt: Date,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Of an event that is not public any more: attendance ends of those who may not read it now. */
export class EndUnreadableAttendance extends Command<void> {
  constructor(
    readonly eventId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** The invitations that a member gave and that are not answered yet: to one event, or (null) to all. */
export class WithdrawEventInvitations extends Command<void> {
  constructor(
    readonly inviterId: number,
    readonly eventId: number | null,
    readonly correlationId: string,
  ) {
    super();
  }
}

export class SetReminders extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly reminders: readonly Pick<calendar.Reminder, 'duration' | 'unit'>[],
    readonly given: Given,
  ) {
    super();
  }
}

/** One of one's own, or all. */
export class ForgetReminders extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly reminderId: number | null,
    readonly given: Given,
  ) {
    super();
  }
}
