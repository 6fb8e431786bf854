import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, type Repeatable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { GroupsLive } from '../groups/groups.live.ts';
import { groupsText } from '../groups.texts.ts';
import { type GroupFacts, GroupFactsOf } from '../rights/facts.ts';
import type { Given } from '../rights/given.ts';
import { canManage, canOwn, canRemove } from '../rights/policies.ts';
import type { GroupMemberAsk } from './member.decider.ts';
import { ChangeGroupRole, ManageGroupMember, TransferGroup } from './member.commands.ts';
import { GroupStanding } from './standing.ts';

type Done = { position: Position | null };

/** @throws {Refusal} `missing` for an unknown member, `forbidden`, or `conflict` for approving into a closed group */
@CommandHandler(ManageGroupMember)
export class ManageGroupMemberHandler implements ICommandHandler<ManageGroupMember> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  async execute({ groupId, memberId, act, given, reason }: ManageGroupMember): Promise<Done> {
    const of = { group_id: groupId, member_id: memberId };
    const { position, state } = await this.kernel.transaction(async (tx) => {
      const group = await this.facts.held(given.viewer, groupId, tx);
      await this.mustManage(tx, group, given, memberId, act);
      const ask: GroupMemberAsk =
        act === 'remove' || act === 'ban' ? { kind: act, last: group.owners <= 1 } : { kind: act };
      return this.standing.decide(of, ask, { meta: givenMeta(given, reason), at: given.at, tx });
    });
    if (!position && state.status === 'none') throw new Refusal('missing', groupsText('member.missing'));
    if (position && !given.silent) this.live.moved(groupId, [memberId]);
    return { position };
  }

  private async mustManage(
    tx: Repeatable,
    group: GroupFacts,
    { viewer }: Given,
    memberId: number,
    act: ManageGroupMember['act'],
  ): Promise<void> {
    if (!canManage(viewer, group)) throw new Refusal('forbidden', groupsText('group.forbidden'));
    if (act === 'approve' && group.closed) throw new Refusal('conflict', groupsText('group.closed'));
    if (act !== 'remove' && act !== 'ban') return;
    const role = await this.facts.roleOf(tx, group.id, memberId);
    if (!canRemove(viewer, group, role)) throw new Refusal('forbidden', groupsText('group.owners'));
  }
}

/** Only owners and administrators change roles. The decider refuses to demote the last owner. */
@CommandHandler(ChangeGroupRole)
export class ChangeGroupRoleHandler implements ICommandHandler<ChangeGroupRole> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  async execute({ groupId, memberId, role, given, reason }: ChangeGroupRole): Promise<Done> {
    const { position } = await this.kernel.transaction(async (tx) => {
      const group = await this.facts.held(given.viewer, groupId, tx);
      if (!canOwn(given.viewer, group)) throw new Refusal('forbidden', groupsText('group.owners'));
      const ask = { kind: 'role' as const, role, last: group.owners <= 1 };
      return this.standing.decide({ group_id: groupId, member_id: memberId }, ask, {
        ...{ meta: givenMeta(given, reason), at: given.at, tx },
      });
    });
    if (position && !given.silent) this.live.moved(groupId, [memberId]);
    return { position };
  }
}

/** @throws {Refusal} `forbidden` if the viewer is neither an owner nor an administrator */
@CommandHandler(TransferGroup)
export class TransferGroupHandler implements ICommandHandler<TransferGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  /**
   * Changes both roles in one transaction. An administrator who does not own the group adds an owner and demotes no
   * one.
   */
  async execute({ groupId, memberId, given, reason }: TransferGroup): Promise<Done> {
    const { viewer } = given;
    const { position } = await this.kernel.transaction(async (tx) => {
      const group = await this.facts.held(viewer, groupId, tx);
      if (!canOwn(viewer, group)) throw new Refusal('forbidden', groupsText('group.owners'));
      const how = { meta: givenMeta(given, reason), at: given.at, tx };
      const owner = { kind: 'role' as const, role: 'owner' as const, last: false };
      const done = await this.standing.decide({ group_id: groupId, member_id: memberId }, owner, how);
      if (group.role !== 'owner' || group.standing !== 'in' || memberId === viewer.id) return done;
      const moderator = { kind: 'role' as const, role: 'moderator' as const, last: false };
      return this.standing.decide({ group_id: groupId, member_id: viewer.id }, moderator, how);
    });
    if (position && !given.silent) this.live.moved(groupId, [viewer.id, memberId]);
    return { position };
  }
}
