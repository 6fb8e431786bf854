import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { CalendarModule } from '../calendar/index.ts';
import { PublicAddresses } from '../discovery/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { MediaModule } from '../media/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { RelationsModule } from '../relations/index.ts';
import { GroupFilesController } from './groups/files.controller.ts';
import { GroupBoard } from './groups/group.board.ts';
import { GroupDetails } from './groups/group.details.ts';
import { AddGroupFilesHandler, RemoveGroupFileHandler } from './groups/group.files.ts';
import { groupEvents } from './groups/group.events.ts';
import { ChangeGroupHandler, CloseGroupHandler } from './groups/group.handlers.ts';
import { groupPersonal } from './groups/group.personal.ts';
import { groupRows } from './groups/group.rows.ts';
import { GroupScreens } from './groups.screens.ts';
import { GroupsController } from './groups/groups.controller.ts';
import { GroupsLive } from './groups/groups.live.ts';
import { FoundGroupHandler } from './members/found.handler.ts';
import { InviteToGroupHandler } from './members/invite.handler.ts';
import {
  DeclineGroupInvitationHandler,
  JoinGroupHandler,
  LeaveAllGroupsHandler,
  WithdrawGroupInvitationsHandler,
  LeaveGroupHandler,
} from './members/join.handlers.ts';
import { ManageGroupController } from './members/manage.controller.ts';
import { ChangeGroupRoleHandler, ManageGroupMemberHandler, TransferGroupHandler } from './members/manage.handlers.ts';
import { groupMemberEvents } from './members/member.events.ts';
import { GroupMemberQueries } from './members/member.queries.ts';
import { groupMemberRows } from './members/member.rows.ts';
import { GroupMembersController } from './members/members.controller.ts';
import { GroupStanding } from './members/standing.ts';
import { GroupEffects } from './notices/group.effects.ts';
import { GroupNotifications } from './notices/group.notifications.ts';
import { GroupConsoleController } from './reading/console.controller.ts';
import { GroupQueries } from './reading/group.queries.ts';
import { GroupSearch } from './reading/group.search.ts';
import { ReportedGroups } from './groups/reported-groups.ts';
import { GroupFactsOf } from './rights/facts.ts';
import { groupAddresses } from './rights/readable.ts';
import { GroupRegistries } from './rights/group.registries.ts';
import { GroupsPlugin } from './rights/plugin.ts';
import { GroupsScores } from './groups.scores.ts';

@Module({
  imports: [CalendarModule, IdentityModule, MediaModule, NotificationsModule, RelationsModule],
  controllers: [
    ...[GroupsController, GroupFilesController, GroupMembersController, ManageGroupController],
    GroupConsoleController,
  ],
  providers: [
    ...[GroupsPlugin, GroupFactsOf, GroupRegistries, GroupQueries, GroupSearch, GroupMemberQueries],
    ...[GroupsLive, GroupBoard, GroupDetails, FoundGroupHandler, ChangeGroupHandler, CloseGroupHandler],
    ...[AddGroupFilesHandler, RemoveGroupFileHandler],
    ...[GroupStanding, JoinGroupHandler, LeaveGroupHandler, LeaveAllGroupsHandler, DeclineGroupInvitationHandler],
    WithdrawGroupInvitationsHandler,
    ...[InviteToGroupHandler, ManageGroupMemberHandler, ChangeGroupRoleHandler, TransferGroupHandler],
    ...[GroupEffects, GroupNotifications, GroupScreens, GroupsScores],
    ReportedGroups,
  ],
  exports: [ReportedGroups],
})
/** Groups: membership, invitations, files, boards, search and notifications. */
export class GroupsModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly addresses: PublicAddresses,
    private readonly plugin: GroupsPlugin,
  ) {}

  onModuleInit(): void {
    const isThere = () => this.plugin.isThere();
    this.addresses.offer({ name: 'groups', before: '/groups/', isThere, rows: groupAddresses });
    this.kernel.events({ ...groupEvents, ...groupMemberEvents }, { personal: groupPersonal });
    this.kernel.project(groupRows, groupMemberRows);
  }
}
