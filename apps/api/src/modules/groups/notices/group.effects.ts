import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { effect, type OfType, reactor } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import type { MemberEvent } from '../../identity/index.ts';
import { GroupBoard } from '../groups/group.board.ts';
import type { GroupEvent } from '../groups/group.events.ts';
import { LeaveAllGroups } from '../members/member.commands.ts';

type Changed = OfType<GroupEvent, 'GroupChanged' | 'GroupClosed'>;
type Erased = OfType<MemberEvent, 'MemberErased'>;

const KEEP_BOARD = effect<Changed>('keep-board-of-group');
const LEAVE_ALL = effect<Erased>('leave-groups-of-erased');

/** What a group asks for beyond its own rows. */
export const groupReactor = reactor<GroupEvent | MemberEvent>({
  name: 'groups.reactor',
  on: {
    GroupChanged: () => [{ effect: KEEP_BOARD }],
    GroupClosed: () => [{ effect: KEEP_BOARD }],
    MemberErased: () => [{ effect: LEAVE_ALL }],
  },
});

/** Each job gives commands that change nothing the second time, and are transactions of their own: it may be broken off anywhere. */
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
  }
}
