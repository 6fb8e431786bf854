import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberStatus } from '../../identity/index.ts';
import { calendarText } from '../calendar.texts.ts';
import { CalendarLive } from '../events/calendar.live.ts';
import { type EventFacts, EventFactsOf, missing } from '../rights/facts.ts';
import { canEdit, canRead, holdsLevel, isIn, isOpenTo } from '../rights/policies.ts';
import {
  DeclineInvitation,
  FillPlace,
  JoinEvent,
  LeaveAllEvents,
  LeaveEvent,
  RemoveAttendee,
} from './attendance.commands.ts';
import { Attending } from './attending.ts';
import { seatsToTake } from './seats.ts';

/**
 * Members who already attend or wait skip these checks.
 * @throws {Refusal} `conflict` or `forbidden`, with the reason why the viewer may not join
 */
function mustBeOpen(viewer: MemberViewer, event: EventFacts, isInvited: boolean): void {
  if (isIn(event) && canRead(viewer, event)) return;
  if (event.cancelled) throw new Refusal('conflict', calendarText('event.cancelled'));
  if (event.past) throw new Refusal('conflict', calendarText('event.past'));
  if (event.group_id !== null && !canRead(viewer, event)) throw new Refusal('forbidden', calendarText('join.group'));
  if (!isInvited && !isOpenTo(viewer, event)) {
    throw new Refusal('forbidden', calendarText(event.standing === 'removed' ? 'join.removed' : 'join.invited'));
  }
  if (!holdsLevel(viewer, event)) throw new Refusal('forbidden', calendarText('join.levels'));
}

/** Locks the event's seats, checks access, and then gives a seat or a place in the queue. */
@CommandHandler(JoinEvent)
export class JoinEventHandler implements ICommandHandler<JoinEvent> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly attending: Attending,
    private readonly live: CalendarLive,
  ) {}

  async execute({ eventId, given, invitationId }: JoinEvent): Promise<{ position: Position | null }> {
    const { viewer } = given;
    const { position } = await this.kernel.transaction(async (tx) => {
      const seats = await seatsToTake(tx, eventId);
      if (!seats) throw missing();
      mustBeOpen(viewer, await this.facts.event(viewer, eventId, tx, given.at), invitationId !== undefined);
      const ask =
        invitationId === undefined
          ? { kind: 'join' as const, ...seats }
          : { kind: 'accept' as const, invitation_id: invitationId, ...seats };
      const of = { event_id: eventId, member_id: viewer.id };
      return this.attending.decide(of, ask, { meta: givenMeta(given), at: given.at, tx });
    });
    if (position && !given.silent) await this.live.attended(eventId, [viewer.id]);
    return { position };
  }
}

/** Declines an invitation to an event that the viewer may see. */
@CommandHandler(DeclineInvitation)
export class DeclineInvitationHandler implements ICommandHandler<DeclineInvitation> {
  constructor(
    private readonly facts: EventFactsOf,
    private readonly attending: Attending,
    private readonly live: CalendarLive,
  ) {}

  async execute({ eventId, invitationId, given }: DeclineInvitation): Promise<{ position: Position | null }> {
    const { viewer } = given;
    await this.facts.event(viewer, eventId);
    const of = { event_id: eventId, member_id: viewer.id };
    const ask = { kind: 'decline' as const, invitation_id: invitationId };
    const { position } = await this.attending.decide(of, ask, { meta: givenMeta(given), at: given.at });
    if (position && !given.silent) await this.live.attended(eventId, [viewer.id]);
    return { position };
  }
}

/** Ends the viewer's attendance of an event that they may see. */
@CommandHandler(LeaveEvent)
export class LeaveEventHandler implements ICommandHandler<LeaveEvent> {
  constructor(
    private readonly facts: EventFactsOf,
    private readonly attending: Attending,
    private readonly live: CalendarLive,
  ) {}

  async execute({ eventId, given }: LeaveEvent): Promise<{ position: Position | null }> {
    const { viewer } = given;
    await this.facts.event(viewer, eventId);
    const of = { event_id: eventId, member_id: viewer.id };
    const { position } = await this.attending.decide(of, { kind: 'leave' }, { meta: givenMeta(given), at: given.at });
    if (position && !given.silent) await this.live.attended(eventId, [viewer.id]);
    return { position };
  }
}

/** @throws {Refusal} `forbidden` without the right to edit the event, `missing` for a member who has no attendance */
@CommandHandler(RemoveAttendee)
export class RemoveAttendeeHandler implements ICommandHandler<RemoveAttendee> {
  constructor(
    private readonly facts: EventFactsOf,
    private readonly attending: Attending,
    private readonly live: CalendarLive,
  ) {}

  async execute({ eventId, memberId, given, reason }: RemoveAttendee): Promise<{ position: Position | null }> {
    const event = await this.facts.event(given.viewer, eventId);
    if (!canEdit(given.viewer, event)) throw new Refusal('forbidden', calendarText('event.forbidden'));
    const of = { event_id: eventId, member_id: memberId };
    const done = await this.attending.decide(of, { kind: 'remove' }, { meta: givenMeta(given, reason), at: given.at });
    if (done.state.status === 'none') throw new Refusal('missing', calendarText('attendee.missing'));
    if (done.position && !given.silent) await this.live.attended(eventId, [memberId]);
    return { position: done.position };
  }
}

/** Ends all attendance of a member, without an actor. */
@CommandHandler(LeaveAllEvents)
export class LeaveAllEventsHandler implements ICommandHandler<LeaveAllEvents> {
  constructor(
    private readonly kernel: Kernel,
    private readonly attending: Attending,
  ) {}

  /** Each event is a separate command, so a retry resumes with the remaining events. */
  async execute({ memberId, correlationId }: LeaveAllEvents): Promise<void> {
    const rows = await run<{ event_id: number }>(
      this.kernel.db.pool,
      sql`select event_id from calendar.attendance where member_id = ${memberId}
            and status in ('going', 'waiting', 'invited', 'declined') order by event_id`,
    );
    const meta = { actor_id: null, correlation_id: correlationId };
    for (const { event_id } of rows) {
      await this.attending.decide({ event_id, member_id: memberId }, { kind: 'remove' }, { meta });
    }
  }
}

/** Gives a free seat to one waiting member. Does nothing if no seat is free. */
@CommandHandler(FillPlace)
export class FillPlaceHandler implements ICommandHandler<FillPlace> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly attending: Attending,
    private readonly members: MemberStatus,
    private readonly live: CalendarLive,
  ) {}

  /**
   * An inactive member, or one who may no longer read the event, keeps waiting. No member moves up in a past or
   * cancelled event.
   */
  async execute({ eventId, place, correlationId }: FillPlace): Promise<void> {
    const waiting = await runOne<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select a.member_id from calendar.attendance a join calendar.event e on e.id = a.event_id
            join calendar.seats s on s.event_id = a.event_id
          where a.event_id = ${eventId} and a.status = 'waiting' and a.place = ${place}
            and (e.capacity is null or s.going < e.capacity)`,
    );
    if (!waiting || !(await this.mayCome(eventId, waiting.member_id, correlationId))) return;
    const of = { event_id: eventId, member_id: waiting.member_id };
    const meta = { actor_id: null, correlation_id: correlationId };
    const { position } = await this.kernel.transaction(async (tx) => {
      const seats = await seatsToTake(tx, eventId);
      if (!seats || seats.free === 0) return { position: null };
      return this.attending.decide(of, { kind: 'move_up' }, { meta, tx });
    });
    if (position) await this.live.attended(eventId, [waiting.member_id]);
  }

  private async mayCome(eventId: number, memberId: number, correlationId: string): Promise<boolean> {
    const viewer = await this.members.of(memberId, correlationId);
    if (!viewer) return false;
    const [event] = await this.facts.events(viewer, [eventId]);
    return (
      event !== undefined && !event.cancelled && !event.past && canRead(viewer, event) && holdsLevel(viewer, event)
    );
  }
}
