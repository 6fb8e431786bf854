import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { eventAttendance, type InputOf } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { calendarText } from '../calendar.texts.ts';
import { EventQueries } from '../reading/event.queries.ts';
import { missing } from '../rights/facts.ts';
import { DeclineInvitation, InviteToEvent, JoinEvent, LeaveEvent, RemoveAttendee } from './attendance.commands.ts';
import { AttendanceQueries } from './attendance.queries.ts';

type OfEvent = InputOf<typeof eventAttendance.joinEvent>;
type OfInvitation = InputOf<typeof eventAttendance.acceptEventInvitation>;

/** HTTP operations for joining, leaving, invitations and the list of attendees. */
@Controller()
export class AttendanceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly events: EventQueries,
    private readonly attendance: AttendanceQueries,
  ) {}

  @Handles(eventAttendance.joinEvent)
  async join(@Input() { params }: OfEvent, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new JoinEvent(params.id, { viewer }));
    return this.whole(viewer, params.id, position);
  }

  @Handles(eventAttendance.leaveEvent)
  async leave(@Input() { params }: OfEvent, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new LeaveEvent(params.id, { viewer }));
    return this.standing(viewer, params.id, position);
  }

  @Handles(eventAttendance.listAttendees, [directory])
  attendees(
    @Input() { params, query }: InputOf<typeof eventAttendance.listAttendees>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.attendance.attendees(viewer, params.id, query);
  }

  @Handles(eventAttendance.removeAttendee)
  async remove(
    @Input() { params, query }: InputOf<typeof eventAttendance.removeAttendee>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new RemoveAttendee(params.id, params.member_id, { viewer }, query.reason);
    const { position } = await this.commands.execute(command);
    return new Committed(position, { message: calendarText('attendee.removed') });
  }

  @Handles(eventAttendance.inviteToEvent)
  async invite(
    @Input() { params, body }: InputOf<typeof eventAttendance.inviteToEvent>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position, invited } = await this.commands.execute(new InviteToEvent(params.id, body.user_ids, { viewer }));
    return new Committed(position, { data: invited });
  }

  @Handles(eventAttendance.listInvitations, [directory])
  invitations(
    @Input() { params, query }: InputOf<typeof eventAttendance.listInvitations>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.attendance.invitations(viewer, params.id, query);
  }

  @Handles(eventAttendance.acceptEventInvitation)
  async accept(@Input() { params }: OfInvitation, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new JoinEvent(params.id, { viewer }, params.invitation_id));
    return this.whole(viewer, params.id, position);
  }

  @Handles(eventAttendance.declineEventInvitation)
  async decline(
    @Input() { params }: InputOf<typeof eventAttendance.declineEventInvitation>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(
      new DeclineInvitation(params.id, params.invitation_id, { viewer }),
    );
    return this.standing(viewer, params.id, position);
  }

  private async whole(viewer: MemberViewer, id: number, position: Position | null) {
    const event = await this.events.one(viewer, { id });
    if (!event) throw missing();
    return new Committed(position, { data: event });
  }

  /** A member who has left may no longer see the event. The response then reports `left`. */
  private async standing(viewer: MemberViewer, id: number, position: Position | null) {
    const event = await this.events.one(viewer, { id });
    return new Committed(position, { data: { id, participation: event?.participation ?? 'left' } });
  }
}
