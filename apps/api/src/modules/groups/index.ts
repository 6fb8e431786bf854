/** What other modules may use of groups: their commands, for demo content and tests. */
export { ChangeGroup, CloseGroup, FoundGroup } from './groups/group.commands.ts';
/** What becomes of memberships: live rooms ask rights again behind it. */
export type { GroupMemberEvent } from './members/member.events.ts';
export { GroupsModule } from './groups.module.ts';
export { ChangeGroupRole, InviteToGroup, JoinGroup, ManageGroupMember } from './members/member.commands.ts';
