import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { effect, type OfType, reactor } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import { LeaveEventsOfGroup } from '../../calendar/index.ts';
import type { MemberEvent } from '../../identity/index.ts';
import { GroupBoard } from '../groups/group.board.ts';
import type { GroupEvent } from '../groups/group.events.ts';
import { LeaveAllGroups, WithdrawGroupInvitations } from '../members/member.commands.ts';
import type { GroupMemberEvent } from '../members/member.events.ts';

type Changed = OfType<GroupEvent, 'GroupChanged' | 'GroupClosed'>;
type Erased = OfType<MemberEvent, 'MemberErased'>;
type Banned = OfType<MemberEvent, 'MemberBanned'>;
type Lost = OfType<GroupMemberEvent, 'GroupMemberLeft' | 'GroupMemberRemoved' | 'GroupMemberBanned'>;

const KEEP_BOARD = effect<Changed>('keep-board-of-group');
const LEAVE_ALL = effect<Erased>('leave-groups-of-erased');
const LEAVE_EVENTS = effect<Lost>('leave-events-of-group');
const WITHDRAW_INVITATIONS = effect<Lost>('withdraw-invitations-of-lost-member');
const WITHDRAW_ALL = effect<Banned>('withdraw-group-invitations-of-banned');

const losing = () => [{ effect: LEAVE_EVENTS }, { effect: WITHDRAW_INVITATIONS }];

/** Schedules the side effects of group events. */
export const groupReactor = reactor<GroupEvent | GroupMemberEvent | MemberEvent>({
  name: 'groups.reactor',
  on: {
    GroupChanged: () => [{ effect: KEEP_BOARD }],
    GroupClosed: () => [{ effect: KEEP_BOARD }],
    GroupMemberLeft: losing,
    GroupMemberRemoved: ({ data }) => (data.was === 'in' ? losing() : []),
    GroupMemberBanned: losing,
    MemberErased: () => [{ effect: LEAVE_ALL }],
    MemberBanned: () => [{ effect: WITHDRAW_ALL }],
  },
});

/** Each job runs idempotent commands in separate transactions. A crash can therefore interrupt it at any point. */
@Injectable()
export class GroupEffects implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly board: GroupBoard,
  ) {}

  onModuleInit(): void {
    this.effects.react(groupReactor);
    this.effects.perform(KEEP_BOARD, ({ id, data, meta }) =>
      this.board.keep(data.group_id, { actor_id: meta.actor_id, correlation_id: `board-${id}` }),
    );
    this.effects.perform(LEAVE_ALL, ({ id, data }) =>
      this.commands.execute(new LeaveAllGroups(data.member_id, `leave-${id}`)),
    );
    this.effects.perform(LEAVE_EVENTS, ({ id, data, occurredAt }) =>
      this.commands.execute(new LeaveEventsOfGroup(data.group_id, data.member_id, occurredAt, `leave-${id}`)),
    );
    this.effects.perform(WITHDRAW_INVITATIONS, ({ id, data }) =>
      this.commands.execute(new WithdrawGroupInvitations(data.member_id, data.group_id, `withdraw-${id}`)),
    );
    this.effects.perform(WITHDRAW_ALL, ({ id, data }) =>
      this.commands.execute(new WithdrawGroupInvitations(data.member_id, null, `withdraw-${id}`)),
    );
  }
}
