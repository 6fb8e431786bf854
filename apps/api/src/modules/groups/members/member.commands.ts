import { Command } from '@nestjs/cqrs';
import type { groups } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

type Done = { position: Position | null };

/** Joins a group or requests membership. With `invitationId` it accepts the viewer's own invitation. */
export class JoinGroup extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly given: Given,
    readonly invitationId?: number,
  ) {
    super();
  }
}

/** Ends the viewer's membership, request or invitation. */
export class LeaveGroup extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Declines the viewer's own invitation. */
export class DeclineGroupInvitation extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly invitationId: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Invites members. The result lists the invitations that were created. */
export class InviteToGroup extends Command<Done & { invited: { id: number; user_id: number }[] }> {
  constructor(
    readonly groupId: number,
    readonly memberIds: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

/** An action of an owner or moderator on one member of the group. */
export class ManageGroupMember extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly memberId: number,
    readonly act: 'approve' | 'refuse' | 'remove' | 'ban' | 'unban',
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Changes the role of a group member. */
export class ChangeGroupRole extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly memberId: number,
    readonly role: groups.GroupRole,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Makes a group member an owner. The previous owner becomes a moderator. */
export class TransferGroup extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly memberId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/**
 * Withdraws a member's unanswered invitations.
 * Covers one group that the member has lost, or all groups if `groupId` is null.
 */
export class WithdrawGroupInvitations extends Command<void> {
  constructor(
    readonly inviterId: number,
    readonly groupId: number | null,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Removes an erased member from every group that they are in, asked to join or are invited to. */
export class LeaveAllGroups extends Command<void> {
  constructor(
    readonly memberId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}
