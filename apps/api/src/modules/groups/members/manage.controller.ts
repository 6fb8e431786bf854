import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { groupMembers, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { groupsText } from '../groups.texts.ts';
import { GroupQueries } from '../reading/group.queries.ts';
import { missing } from '../rights/facts.ts';
import { ChangeGroupRole, ManageGroupMember, TransferGroup } from './member.commands.ts';

type OfMember = InputOf<typeof groupMembers.approveGroupRequest>;
type Taken = InputOf<typeof groupMembers.removeGroupMember>;
const TEXTS = {
  approve: 'member.approved',
  refuse: 'member.refused',
  remove: 'member.removed',
  ban: 'member.banned',
  unban: 'member.unbanned',
} as const;

/** HTTP operations for managing members, requests and bans. */
@Controller()
export class ManageGroupController {
  constructor(
    private readonly commands: CommandBus,
    private readonly groups: GroupQueries,
  ) {}

  @Handles(groupMembers.approveGroupRequest)
  approve(@Input() { params, body }: OfMember, @CurrentViewer() viewer: MemberViewer) {
    return this.does('approve', viewer, params, body.reason);
  }

  @Handles(groupMembers.refuseGroupRequest)
  refuse(@Input() { params, body }: OfMember, @CurrentViewer() viewer: MemberViewer) {
    return this.does('refuse', viewer, params, body.reason);
  }

  @Handles(groupMembers.removeGroupMember)
  remove(@Input() { params, query }: Taken, @CurrentViewer() viewer: MemberViewer) {
    return this.does('remove', viewer, params, query.reason);
  }

  @Handles(groupMembers.banFromGroup)
  ban(@Input() { params, body }: OfMember, @CurrentViewer() viewer: MemberViewer) {
    return this.does('ban', viewer, params, body.reason);
  }

  @Handles(groupMembers.unbanFromGroup)
  unban(@Input() { params, query }: Taken, @CurrentViewer() viewer: MemberViewer) {
    return this.does('unban', viewer, params, query.reason);
  }

  @Handles(groupMembers.changeGroupRole)
  async role(
    @Input() { params, body }: InputOf<typeof groupMembers.changeGroupRole>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new ChangeGroupRole(params.id, params.member_id, body.role, { viewer }, body.reason);
    const { position } = await this.commands.execute(command);
    return new Committed(position, { message: groupsText('member.changed') });
  }

  @Handles(groupMembers.transferGroup)
  async transfer(
    @Input() { params, body }: InputOf<typeof groupMembers.transferGroup>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new TransferGroup(params.id, body.user_id, { viewer }, body.reason);
    const { position } = await this.commands.execute(command);
    const group = await this.groups.one(viewer, { id: params.id });
    if (!group) throw missing();
    return new Committed(position, { data: group });
  }

  private async does(
    act: ManageGroupMember['act'],
    viewer: MemberViewer,
    { id, member_id }: { id: number; member_id: number },
    reason?: string,
  ) {
    const { position } = await this.commands.execute(new ManageGroupMember(id, member_id, act, { viewer }, reason));
    return new Committed(position, { message: groupsText(TEXTS[act]) });
  }
}
