import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Meta, type Position, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { groupDecider, groupStream } from '../groups/group.decider.ts';
import { GroupsLive } from '../groups/groups.live.ts';
import { groupsText } from '../groups.texts.ts';
import { type GroupFacts, GroupFactsOf } from '../rights/facts.ts';
import { holdsLevel, isOpenTo } from '../rights/policies.ts';
import { HAS_FALLEN } from '../rights/readable.ts';
import {
  DeclineGroupInvitation,
  JoinGroup,
  LeaveAllGroups,
  LeaveGroup,
  WithdrawGroupInvitations,
} from './member.commands.ts';
import { GroupStanding } from './standing.ts';

type Done = { position: Position | null };

/**
 * Group members skip these checks.
 * @throws {Refusal} `conflict` or `forbidden`, with the reason why the viewer may not join
 */
function mustBeOpen(viewer: MemberViewer, group: GroupFacts): void {
  if (group.standing === 'in') return;
  if (group.closed) throw new Refusal('conflict', groupsText('group.closed'));
  if (!holdsLevel(viewer, group)) throw new Refusal('forbidden', groupsText('join.levels'));
}

/** Joins a group, or requests membership if the group is not open to the viewer. */
@CommandHandler(JoinGroup)
export class JoinGroupHandler implements ICommandHandler<JoinGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  async execute({ groupId, given, invitationId }: JoinGroup): Promise<Done> {
    const { viewer } = given;
    const { position } = await this.kernel.transaction(async (tx) => {
      const group = await this.facts.held(viewer, groupId, tx);
      mustBeOpen(viewer, group);
      const of = { group_id: groupId, member_id: viewer.id };
      const how = { meta: givenMeta(given), at: given.at, tx };
      if (invitationId !== undefined) {
        // A void invitation is hidden from `standing`, although the stream still contains it.
        if (group.standing === 'none') throw new Refusal('missing', groupsText('invite.missing'));
        return this.standing.decide(of, { kind: 'accept', invitation_id: invitationId }, how);
      }
      const open = isOpenTo(viewer, group);
      if (!open && group.standing === 'none') await this.standing.decide(of, { kind: 'remove', last: false }, how);
      return this.standing.decide(of, { kind: 'join', open }, how);
    });
    if (position && !given.silent) this.live.moved(groupId, [viewer.id]);
    return { position };
  }
}

/** Ends the viewer's membership, request or invitation. The decider refuses the last owner. */
@CommandHandler(LeaveGroup)
export class LeaveGroupHandler implements ICommandHandler<LeaveGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  async execute({ groupId, given }: LeaveGroup): Promise<Done> {
    const { viewer } = given;
    const { position } = await this.kernel.transaction(async (tx) => {
      const group = await this.facts.held(viewer, groupId, tx);
      const of = { group_id: groupId, member_id: viewer.id };
      const ask = { kind: 'leave' as const, last: group.owners <= 1 };
      return this.standing.decide(of, ask, { meta: givenMeta(given), at: given.at, tx });
    });
    if (position && !given.silent) this.live.moved(groupId, [viewer.id]);
    return { position };
  }
}

/** @throws {Refusal} `missing` without a valid invitation, `conflict` if it is already answered */
@CommandHandler(DeclineGroupInvitation)
export class DeclineGroupInvitationHandler implements ICommandHandler<DeclineGroupInvitation> {
  constructor(
    private readonly facts: GroupFactsOf,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  async execute({ groupId, invitationId, given }: DeclineGroupInvitation): Promise<Done> {
    const { viewer } = given;
    const { standing } = await this.facts.group(viewer, groupId);
    if (standing === 'none') throw new Refusal('missing', groupsText('invite.missing'));
    const ask = { kind: 'decline' as const, invitation_id: invitationId };
    const { position } = await this.standing.decide({ group_id: groupId, member_id: viewer.id }, ask, {
      ...{ meta: givenMeta(given), at: given.at },
    });
    if (position && !given.silent) this.live.moved(groupId, [viewer.id]);
    return { position };
  }
}

/** Withdraws unanswered invitations of one inviter. */
@CommandHandler(WithdrawGroupInvitations)
export class WithdrawGroupInvitationsHandler implements ICommandHandler<WithdrawGroupInvitations> {
  constructor(
    private readonly kernel: Kernel,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  /** Each invitation is a separate command, so a retry resumes with the remaining invitations. */
  async execute({ inviterId, groupId, correlationId }: WithdrawGroupInvitations): Promise<void> {
    const rows = await run<{ group_id: number; member_id: number }>(
      this.kernel.db.pool,
      sql`select m.group_id, m.member_id from groups.member m
          where m.invited_by = ${inviterId} and m.status = 'invited'
            and (${groupId}::int is null or m.group_id = ${groupId}::int and ${HAS_FALLEN}) order by m.group_id, m.member_id`,
    );
    const meta = { actor_id: null, correlation_id: correlationId };
    for (const of of rows) {
      const { position } = await this.standing.decide(of, { kind: 'remove', last: false }, { meta });
      if (position) this.live.moved(of.group_id, [of.member_id]);
    }
  }
}

/** Ends all memberships of a member, without an actor. */
@CommandHandler(LeaveAllGroups)
export class LeaveAllGroupsHandler implements ICommandHandler<LeaveAllGroups> {
  constructor(
    private readonly kernel: Kernel,
    private readonly standing: GroupStanding,
  ) {}

  /**
   * Each group is a separate command, so a retry resumes with the remaining groups.
   * If the last owner leaves, administrators can transfer the group.
   */
  async execute({ memberId, correlationId }: LeaveAllGroups): Promise<void> {
    const rows = await run<{ group_id: number }>(
      this.kernel.db.pool,
      sql`select group_id from groups.member where member_id = ${memberId} and status in ('in', 'asked', 'invited') order by group_id`,
    );
    const meta = { actor_id: null, correlation_id: correlationId };
    for (const { group_id } of rows) {
      await this.standing.decide({ group_id, member_id: memberId }, { kind: 'remove', last: false }, { meta });
    }
    await this.takeFiles(memberId, meta);
  }

  /** Removes the member's files from the groups. The media module deletes the files themselves. */
  private async takeFiles(memberId: number, meta: Meta): Promise<void> {
    const groups = await run<{ group_id: number; ids: number[] }>(
      this.kernel.db.pool,
      sql`select group_id, array_agg(file_id) as ids from groups.file where member_id = ${memberId} group by group_id order by group_id`,
    );
    for (const { group_id, ids } of groups) {
      await this.kernel.execute({
        decider: groupDecider,
        stream: groupStream(group_id),
        meta,
        prepare: () => ({ command: { kind: 'remove-files' as const, ids } }),
      });
    }
  }
}
