import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { InvitationLimit } from '../../../platform/http/limits/invitation-limit.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Relations } from '../../relations/index.ts';
import { calendarText } from '../calendar.texts.ts';
import { CalendarLive } from '../events/calendar.live.ts';
import { type EventFacts, EventFactsOf } from '../rights/facts.ts';
import { EventGroups } from '../rights/groups.ts';
import { canEdit, canInvite, canRead } from '../rights/policies.ts';
import { InviteToEvent } from './attendance.commands.ts';
import { Attending } from './attending.ts';

type Invited = { id: number; user_id: number }[];

/** Sends invitations within the viewer's invitation limit. */
@CommandHandler(InviteToEvent)
export class InviteToEventHandler implements ICommandHandler<InviteToEvent> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly members: MemberStatus,
    private readonly relations: Relations,
    private readonly attending: Attending,
    private readonly live: CalendarLive,
    private readonly groups: EventGroups,
    private readonly limit: InvitationLimit,
  ) {}

  /**
   * Refuses the whole request if one member does not exist. Skips members in a block relation with the inviter
   * silently.
   * Also skips members who were removed or have declined, unless the inviter may edit the event.
   * @throws {Refusal} `missing`, `conflict` for a past or cancelled event, `forbidden`, or `invalid`
   */
  async execute({
    eventId,
    memberIds,
    given,
  }: InviteToEvent): Promise<{ position: Position | null; invited: Invited }> {
    const { viewer } = given;
    const event = await this.facts.event(viewer, eventId, undefined, given.at);
    if (event.cancelled) throw new Refusal('conflict', calendarText('event.cancelled'));
    if (event.past) throw new Refusal('conflict', calendarText('event.past'));
    if (!canRead(viewer, event) || !canInvite(viewer, event)) {
      throw new Refusal('forbidden', calendarText('invite.forbidden'));
    }
    const asked = [...new Set(memberIds)].filter((id) => id !== viewer.id);
    const [there, apart] = await Promise.all([
      this.members.letIn(asked),
      this.relations.blockedBetween(viewer.id, asked),
    ]);
    if (asked.some((id) => !there.has(id))) throw Refusal.invalid('user_ids', calendarText('invite.member'));
    await this.mustBeOfTheGroup(event, asked);
    const free = asked.filter((id) => !apart.has(id));
    const within = given.silent ? free : await this.limit.take(viewer, free);
    const isForStrangersAlone = !canEdit(viewer, event);
    const result = await this.kernel.transaction(async (tx) => {
      const invited: Invited = [];
      let last: Position | null = null;
      for (const member_id of [...within].sort((a, b) => a - b)) {
        const before = await runOne<{ status: string }>(
          tx,
          sql`select status from calendar.attendance where event_id = ${eventId} and member_id = ${member_id}`,
        );
        if (before && isForStrangersAlone && before.status !== 'left') continue;
        const id = await this.facts.next('invitation');
        const ask = { kind: 'invite' as const, invitation_id: id, by: viewer.id };
        const { position } = await this.attending.decide({ event_id: eventId, member_id }, ask, {
          ...{ meta: givenMeta(given), at: given.at, tx },
        });
        if (!position) continue;
        last = position;
        invited.push({ id, user_id: member_id });
      }
      return { position: last, invited };
    });
    const ids = result.invited.map(({ user_id }) => user_id);
    if (ids.length > 0 && !given.silent) await this.live.attended(eventId, ids);
    return result;
  }

  /** Only group members can be invited to a group event that is not public (docs/adr/0049). */
  private async mustBeOfTheGroup({ group_id, status }: EventFacts, ids: readonly number[]): Promise<void> {
    if (group_id === null || status === 'public') return;
    const members = new Set(await this.groups.members(group_id, this.kernel.db.pool));
    if (ids.some((id) => !members.has(id))) throw Refusal.invalid('user_ids', calendarText('invite.group'));
  }
}
