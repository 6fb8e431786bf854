import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { groupMembers, type InputOf } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { GroupQueries } from '../reading/group.queries.ts';
import { missing } from '../rights/facts.ts';
import { DeclineGroupInvitation, InviteToGroup, JoinGroup, LeaveGroup } from './member.commands.ts';
import { GroupMemberQueries } from './member.queries.ts';

type OfGroup = InputOf<typeof groupMembers.joinGroup>;
type OfInvitation = InputOf<typeof groupMembers.acceptGroupInvitation>;

/** HTTP operations for the viewer's own membership and their invitations to others. */
@Controller()
export class GroupMembersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly groups: GroupQueries,
    private readonly members: GroupMemberQueries,
  ) {}

  @Handles(groupMembers.joinGroup)
  async join(@Input() { params }: OfGroup, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new JoinGroup(params.id, { viewer }));
    return this.whole(viewer, params.id, position);
  }

  @Handles(groupMembers.leaveGroup)
  async leave(@Input() { params }: OfGroup, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new LeaveGroup(params.id, { viewer }));
    return this.standing(viewer, params.id, position);
  }

  @Handles(groupMembers.acceptGroupInvitation)
  async accept(@Input() { params }: OfInvitation, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new JoinGroup(params.id, { viewer }, params.invitation_id));
    return this.whole(viewer, params.id, position);
  }

  @Handles(groupMembers.declineGroupInvitation)
  async decline(
    @Input() { params }: InputOf<typeof groupMembers.declineGroupInvitation>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new DeclineGroupInvitation(params.id, params.invitation_id, { viewer });
    const { position } = await this.commands.execute(command);
    return this.standing(viewer, params.id, position, 'declined');
  }

  @Handles(groupMembers.inviteToGroup)
  async invite(
    @Input() { params, body }: InputOf<typeof groupMembers.inviteToGroup>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position, invited } = await this.commands.execute(new InviteToGroup(params.id, body.user_ids, { viewer }));
    return new Committed(position, { data: invited });
  }

  @Handles(groupMembers.listGroupMembers, [directory])
  list(
    @Input() { params, query }: InputOf<typeof groupMembers.listGroupMembers>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.members.list(viewer, params.id, query);
  }

  private async whole(viewer: MemberViewer, id: number, position: Position | null) {
    const group = await this.groups.one(viewer, { id });
    if (!group) throw missing();
    return new Committed(position, { data: group });
  }

  /** A former member may no longer know of a secret group. The response then reports `done`. */
  private async standing(
    viewer: MemberViewer,
    id: number,
    position: Position | null,
    done: 'out' | 'declined' = 'out',
  ) {
    const group = await this.groups.one(viewer, { id });
    return new Committed(position, { data: { id, participation: group?.participation ?? done } });
  }
}
