import { Injectable } from '@nestjs/common';
import { type Executed, Kernel, type Meta, type Repeatable } from '@lyceum/kernel';
import {
  type GroupMemberAsk,
  type GroupMemberCommand,
  groupMemberDecider,
  type GroupMemberState,
  groupMemberStream,
} from './member.decider.ts';

/** Executes one command on the membership stream of a member and a group. */
@Injectable()
export class GroupStanding {
  constructor(private readonly kernel: Kernel) {}

  decide(
    of: { group_id: number; member_id: number },
    ask: GroupMemberAsk,
    { meta, at, tx }: { meta: Meta; at?: Date; tx?: Repeatable },
  ): Promise<Executed<GroupMemberState>> {
    const command: GroupMemberCommand = { ...of, ...ask };
    return this.kernel.execute({
      decider: groupMemberDecider,
      stream: groupMemberStream(of.group_id, of.member_id),
      meta,
      at,
      tx,
      prepare: () => ({ command }),
    });
  }
}
