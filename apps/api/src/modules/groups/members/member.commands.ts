import { Command } from '@nestjs/cqrs';
import type { groups } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

type Done = { position: Position | null };

/** Joins or asks; with an invitation of one's own accepts it. */
export class JoinGroup extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly given: Given,
    readonly invitationId?: number,
  ) {
    super();
  }
}

export class LeaveGroup extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly given: Given,
  ) {
    super();
  }
}

export class DeclineGroupInvitation extends Command<Done> {
  constructor(
    readonly groupId: number,
    readonly invitationId: number,
    readonly given: Given,
  ) {
    super();
  }
}

export class InviteToGroup extends Command<Done & { invited: { id: number; user_id: number }[] }> {
  constructor(
    readonly groupId: number,
    readonly memberIds: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

/** What whoever looks after a group does with somebody of it. */
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

/** To somebody who is in it; whoever hands it over looks after it with them. */
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

/** The invitations that a member gave and that are not answered yet: to one group that they have lost, or (null) to all groups. */
export class WithdrawGroupInvitations extends Command<void> {
  constructor(
    readonly inviterId: number,
    readonly groupId: number | null,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Of somebody who is gone: out of all that they were in, asked for or were invited to. */
export class LeaveAllGroups extends Command<void> {
  constructor(
    readonly memberId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}
