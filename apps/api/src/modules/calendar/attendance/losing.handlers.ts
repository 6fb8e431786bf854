import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { MemberStatus } from '../../identity/index.ts';
import { CalendarLive } from '../events/calendar.live.ts';
import { eventDecider, eventStream } from '../events/event.decider.ts';
import { EventFactsOf } from '../rights/facts.ts';
import { EventGroups } from '../rights/groups.ts';
import { canRead, INSIDE } from '../rights/policies.ts';
import { EndUnreadableAttendance, LeaveEventsOfGroup, WithdrawEventInvitations } from './attendance.commands.ts';
import { Ending } from './attending.ts';

/** A member who has already rejoined the group keeps organising its events. */
@CommandHandler(LeaveEventsOfGroup)
export class LeaveEventsOfGroupHandler implements ICommandHandler<LeaveEventsOfGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly groups: EventGroups,
    private readonly ending: Ending,
    private readonly live: CalendarLive,
  ) {}

  async execute({ groupId, memberId, lostAt, correlationId }: LeaveEventsOfGroup): Promise<void> {
    const ofGroup = sql`join calendar.event e on e.id = a.event_id where e.group_id = ${groupId} and a.since <= ${lostAt}::timestamptz`;
    const inside = sql`a.status = any(${[...INSIDE]}::text[])`;
    await this.ending.of(
      sql`${ofGroup} and a.member_id = ${memberId} and ${inside} and e.status <> 'public'`,
      correlationId,
    );
    await this.ending.of(sql`${ofGroup} and a.invited_by = ${memberId} and a.status = 'invited'`, correlationId);
    if ((await this.groups.members(groupId, this.kernel.db.pool)).includes(memberId)) return;
    await this.endOrganising(groupId, memberId, correlationId);
  }

  private async endOrganising(groupId: number, memberId: number, correlationId: string): Promise<void> {
    const events = await run<{ id: number; status: string }>(
      this.kernel.db.pool,
      sql`select id, status from calendar.event where group_id = ${groupId}
            and ${memberId}::int = any(organiser_ids || pending_organiser_ids) order by id`,
    );
    for (const { id, status } of events) {
      await this.kernel.execute({
        decider: eventDecider,
        stream: eventStream(id),
        meta: { actor_id: null, correlation_id: correlationId },
        prepare: () => ({ command: { kind: 'remove_organiser' as const, member_id: memberId } }),
      });
      this.live.changed(id, [status]);
    }
  }
}

/** Applies to group events only. Checks each member's current rights before it ends their attendance. */
@CommandHandler(EndUnreadableAttendance)
export class EndUnreadableAttendanceHandler implements ICommandHandler<EndUnreadableAttendance> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly members: MemberStatus,
    private readonly ending: Ending,
  ) {}

  async execute({ eventId, correlationId }: EndUnreadableAttendance): Promise<void> {
    const rows = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select a.member_id from calendar.attendance a join calendar.event e on e.id = a.event_id
          where a.event_id = ${eventId} and a.status = any(${[...INSIDE]}::text[])
            and e.status <> 'public' and e.group_id is not null order by a.member_id`,
    );
    for (const { member_id } of rows) {
      const viewer = await this.members.of(member_id, correlationId);
      const [event] = viewer ? await this.facts.events(viewer, [eventId]) : [];
      if (!viewer || !event || canRead(viewer, event)) continue;
      await this.ending.of(sql`where a.event_id = ${eventId} and a.member_id = ${member_id}`, correlationId);
    }
  }
}

/** Withdraws unanswered invitations of one inviter. */
@CommandHandler(WithdrawEventInvitations)
export class WithdrawEventInvitationsHandler implements ICommandHandler<WithdrawEventInvitations> {
  constructor(private readonly ending: Ending) {}

  async execute({ inviterId, eventId, correlationId }: WithdrawEventInvitations): Promise<void> {
    const which: Sql = sql`where a.invited_by = ${inviterId} and a.status = 'invited'
      and (${eventId}::int is null or a.event_id = ${eventId}::int)`;
    await this.ending.of(which, correlationId);
  }
}
