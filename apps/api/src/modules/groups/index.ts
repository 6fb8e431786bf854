/** The public API of groups for other modules. Demo content and tests use the commands. */
export { ChangeGroup, CloseGroup, FoundGroup } from './groups/group.commands.ts';
/** Membership events, after which live rooms check rights again. */
export type { GroupMemberEvent } from './members/member.events.ts';
export { GroupsModule } from './groups.module.ts';
export { ReportedGroups } from './groups/reported-groups.ts';
export { ChangeGroupRole, InviteToGroup, JoinGroup, ManageGroupMember } from './members/member.commands.ts';
