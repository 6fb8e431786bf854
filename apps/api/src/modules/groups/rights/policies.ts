import type { groups } from '@lyceum/contracts';
import { isClosedByLevel } from '../../../platform/audiences/levels.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** The facts on which access to a group depends. */
export interface GroupRights {
  status: groups.GroupStatus;
  level_ids: readonly number[];
  allow_user_invites: boolean;
  closed: boolean;
  /** The viewer's membership status, and their role if they are a member. */
  standing: groups.GroupParticipation;
  role: groups.GroupRole;
}

/** Audience token of a group's members. It opens the group's board and events (docs/adr/0041). */
export const groupToken = (groupId: number): string => `group:${groupId}`;
/** Audience token for everyone who may know of a secret group: its members and invited members. */
export const groupReaderToken = (groupId: number): string => `group-reader:${groupId}`;

/** The statuses with which a member may know of a secret group. */
export const INSIDE = ['in', 'invited'] as const satisfies readonly groups.GroupParticipation[];

/** Whether the viewer is a member of the group. */
export const isIn = ({ standing }: Pick<GroupRights, 'standing'>): boolean => standing === 'in';
/** Whether the viewer owns the group. */
export const owns = (group: Pick<GroupRights, 'standing' | 'role'>): boolean => isIn(group) && group.role === 'owner';

/**
 * Whether the viewer has full access as a member. An expired paid level closes the group to all but its owners
 * (docs/adr/0058).
 */
const isActive = (viewer: Viewer, group: GroupRights): boolean =>
  isMember(viewer) && isIn(group) && (group.role === 'owner' || !isClosedByLevel(viewer, group));

/**
 * Whether the viewer may know that the group exists. The SQL counterpart is `knownGroups`.
 * - Everyone, guests included, knows of a public group.
 * - Members know of a private group.
 * - Members of the group, invited members and administrators know of a secret one. Moderators have no extra access
 *   (docs/adr/0048).
 */
export const isKnown = (viewer: Viewer, group: GroupRights): boolean =>
  group.status === 'public' ||
  isAtLeast(viewer, 'admin') ||
  (isMember(viewer) && (group.status === 'private' || (INSIDE as readonly string[]).includes(group.standing)));

/** Whether the viewer may read the group's content and its list of members. */
export const canRead = (viewer: Viewer, group: GroupRights): boolean =>
  group.status === 'public' || isAtLeast(viewer, 'admin') || isActive(viewer, group);

/** Owners of the group, and administrators. */
export const canOwn = (viewer: Viewer, group: GroupRights): boolean =>
  isMember(viewer) && (owns(group) || isAtLeast(viewer, 'admin'));

/** Whether the viewer may see requests, invitations and bans: owners, moderators of the group, and administrators. */
export const canManage = (viewer: Viewer, group: GroupRights): boolean =>
  canOwn(viewer, group) || (isActive(viewer, group) && group.role === 'moderator');

/** Moderators of a group may remove plain members. Owners may remove everyone. */
export const canRemove = (viewer: Viewer, group: GroupRights, role: groups.GroupRole): boolean =>
  canOwn(viewer, group) || (canManage(viewer, group) && role === 'member');

/** Every new member needs one of the group's levels, with or without an invitation. Staff need none. */
export const holdsLevel = (viewer: Viewer, { level_ids }: Pick<GroupRights, 'level_ids'>): boolean =>
  level_ids.length === 0 || isAtLeast(viewer, 'moderator') || level_ids.some((level) => viewer.levels.includes(level));

/** Whether the viewer joins immediately: a public group, an invitation, or an administrator. */
export const isOpenTo = (viewer: Viewer, group: GroupRights): boolean =>
  group.status === 'public' || group.standing === 'invited' || isAtLeast(viewer, 'admin');

const canCome = (viewer: Viewer, group: GroupRights): boolean =>
  isMember(viewer) &&
  isKnown(viewer, group) &&
  !group.closed &&
  !['in', 'asked', 'banned'].includes(group.standing) &&
  holdsLevel(viewer, group);

/** Whether the viewer may invite members. */
export const canInvite = (viewer: Viewer, group: GroupRights): boolean =>
  !group.closed && (canManage(viewer, group) || (group.allow_user_invites && isActive(viewer, group)));

/**
 * Whether the viewer may add files and create events: members and administrators, while the group is open
 * (docs/adr/0049).
 */
export const canBring = (viewer: Viewer, group: GroupRights): boolean =>
  !group.closed && (canOwn(viewer, group) || isActive(viewer, group));

/** Members may remove their own files. Managers of the group may remove any file. */
export const canRemoveFile = (viewer: Viewer, group: GroupRights, addedBy: number): boolean =>
  canManage(viewer, group) || (isActive(viewer, group) && addedBy === viewer.id);

/** The permissions that a client shows. Commands check the same functions. */
export function groupPermissions(viewer: Viewer, group: GroupRights): groups.GroupPermission[] {
  const rights: [groups.GroupPermission, boolean][] = [
    ['READ', canRead(viewer, group)],
    ['EDIT', canOwn(viewer, group) && !group.closed],
    ['MANAGE', canManage(viewer, group)],
    ['JOIN', canCome(viewer, group) && isOpenTo(viewer, group)],
    ['ASK', canCome(viewer, group) && !isOpenTo(viewer, group)],
    ['LEAVE', isIn(group) || group.standing === 'asked'],
    ['INVITE', canInvite(viewer, group)],
    ['ADD_FILES', canBring(viewer, group)],
    ['MAKE_EVENTS', canBring(viewer, group)],
    ['TRANSFER', canOwn(viewer, group)],
    ['CLOSE', canOwn(viewer, group) && !group.closed],
  ];
  return rights.filter(([, holds]) => holds).map(([right]) => right);
}
