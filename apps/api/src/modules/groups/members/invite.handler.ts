import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { InvitationLimit } from '../../../platform/http/limits/invitation-limit.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Relations } from '../../relations/index.ts';
import { GroupsLive } from '../groups/groups.live.ts';
import { groupsText } from '../groups.texts.ts';
import { GroupFactsOf } from '../rights/facts.ts';
import { canInvite, canManage } from '../rights/policies.ts';
import { HAS_FALLEN } from '../rights/readable.ts';
import { InviteToGroup } from './member.commands.ts';
import { GroupStanding } from './standing.ts';

type Invited = { id: number; user_id: number }[];

/** Sends invitations within the viewer's invitation limit. */
@CommandHandler(InviteToGroup)
export class InviteToGroupHandler implements ICommandHandler<InviteToGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly members: MemberStatus,
    private readonly relations: Relations,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
    private readonly limit: InvitationLimit,
  ) {}

  /**
   * Refuses the whole request if one member does not exist. Skips members in a block relation with the inviter
   * silently.
   * Also skips banned members. Only owners and moderators can invite former members and members who declined.
   * @throws {Refusal} `missing`, `conflict` for a closed group, `forbidden`, or `invalid`
   */
  async execute({
    groupId,
    memberIds,
    given,
  }: InviteToGroup): Promise<{ position: Position | null; invited: Invited }> {
    const { viewer } = given;
    const group = await this.facts.group(viewer, groupId);
    if (group.closed) throw new Refusal('conflict', groupsText('group.closed'));
    if (!canInvite(viewer, group)) throw new Refusal('forbidden', groupsText('invite.forbidden'));
    const asked = [...new Set(memberIds)].filter((id) => id !== viewer.id);
    const [there, apart] = await Promise.all([
      this.members.letIn(asked),
      this.relations.blockedBetween(viewer.id, asked),
    ]);
    if (asked.some((id) => !there.has(id))) throw Refusal.invalid('user_ids', groupsText('invite.member'));
    const free = asked.filter((id) => !apart.has(id));
    const within = given.silent ? free : await this.limit.take(viewer, free);
    const result = await this.kernel.transaction(async (tx) => {
      const invited: Invited = [];
      let last: Position | null = null;
      for (const member_id of [...within].sort((a, b) => a - b)) {
        const before = await runOne<{ fallen: boolean }>(
          tx,
          sql`select ${HAS_FALLEN} as fallen from groups.member m where m.group_id = ${groupId} and m.member_id = ${member_id}`,
        );
        if (before && !before.fallen && !canManage(viewer, group)) continue;
        const id = await this.facts.next('invitation');
        const of = { group_id: groupId, member_id };
        const how = { meta: givenMeta(given), at: given.at, tx };
        if (before?.fallen) await this.standing.decide(of, { kind: 'remove', last: false }, how);
        const ask = { kind: 'invite' as const, invitation_id: id, by: viewer.id };
        const { position } = await this.standing.decide(of, ask, how);
        if (!position) continue;
        last = position;
        invited.push({ id, user_id: member_id });
      }
      return { position: last, invited };
    });
    const ids = result.invited.map(({ user_id }) => user_id);
    if (!given.silent) this.live.moved(groupId, ids);
    return result;
  }
}
