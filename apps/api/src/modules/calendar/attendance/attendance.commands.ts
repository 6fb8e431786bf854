import { Command } from '@nestjs/cqrs';
import type { calendar } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

type Done = { position: Position | null };

/** Adds the viewer to an event. With `invitationId` it accepts the viewer's own invitation. */
export class JoinEvent extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly given: Given,
    readonly invitationId?: number,
  ) {
    super();
  }
}

/** Declines the viewer's own invitation. */
export class DeclineInvitation extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly invitationId: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Ends the viewer's attendance. */
export class LeaveEvent extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Removes a member from an event. They can return only with an invitation. */
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

/** Invites members. The result lists the invitations that were created. */
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
 * Moves up the member who waits at `place`, if a seat is free and the member may attend. Idempotent.
 * Each member gets a separate transaction, because it locks the row that every join needs.
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

/** Removes an erased member from every event that they attend, wait for or are invited to. */
export class LeaveAllEvents extends Command<void> {
  constructor(
    readonly memberId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/**
 * Ends what a former group member has in the group's events.
 * Attendance ends in events that are not public. Organising and the invitations they sent end in all events.
 */
export class LeaveEventsOfGroup extends Command<void> {
  constructor(
    readonly groupId: number,
    readonly memberId: number,
    /** Attendance and invitations that began after this time stay. */
    readonly lostAt: Date,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Ends the attendance of members who cannot read an event that is no longer public. */
export class EndUnreadableAttendance extends Command<void> {
  constructor(
    readonly eventId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Withdraws a member's unanswered invitations to one event, or to all events if `eventId` is null. */
export class WithdrawEventInvitations extends Command<void> {
  constructor(
    readonly inviterId: number,
    readonly eventId: number | null,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Sets reminders for the viewer. */
export class SetReminders extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly reminders: readonly Pick<calendar.Reminder, 'duration' | 'unit'>[],
    readonly given: Given,
  ) {
    super();
  }
}

/** Deletes one of the viewer's reminders, or all of them if `reminderId` is null. */
export class ForgetReminders extends Command<Done> {
  constructor(
    readonly eventId: number,
    readonly reminderId: number | null,
    readonly given: Given,
  ) {
    super();
  }
}
