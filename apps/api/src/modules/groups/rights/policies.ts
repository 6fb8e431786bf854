import type { groups } from '@lyceum/contracts';
import { isClosedByLevel } from '../../../platform/audiences/levels.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** What is asked of a group before anything is shown or done. */
export interface GroupRights {
  status: groups.GroupStatus;
  level_ids: readonly number[];
  allow_user_invites: boolean;
  closed: boolean;
  /** How the viewer stands to it, and as what where they are in it. */
  standing: groups.GroupParticipation;
  role: groups.GroupRole;
}

/** What whoever is in a group holds: it opens its board and its events (docs/adr/0041). */
export const groupToken = (groupId: number): string => `group:${groupId}`;
/** What whoever may know of a secret group holds: those who are in it, or invited. */
export const groupReaderToken = (groupId: number): string => `group-reader:${groupId}`;

/** Whoever has to do with a secret group: for everybody else it is not there. */
export const INSIDE = ['in', 'invited'] as const satisfies readonly groups.GroupParticipation[];

export const isIn = ({ standing }: Pick<GroupRights, 'standing'>): boolean => standing === 'in';
export const owns = (group: Pick<GroupRights, 'standing' | 'role'>): boolean => isIn(group) && group.role === 'owner';

/** A member of the group to whom it is open: a sold level that has ended closes it, but to its owners (docs/adr/0058). */
const isActive = (viewer: Viewer, group: GroupRights): boolean =>
  isMember(viewer) && isIn(group) && (group.role === 'owner' || !isClosedByLevel(viewer, group));

/**
 * A public group is everybody's, guests included; members know of a private one; a secret one is missing but for those who are in it or
 * invited, and administrators. A moderator of the community has no key to it (docs/adr/0048). Statements ask `knownGroups`.
 */
export const isKnown = (viewer: Viewer, group: GroupRights): boolean =>
  group.status === 'public' ||
  isAtLeast(viewer, 'admin') ||
  (isMember(viewer) && (group.status === 'private' || (INSIDE as readonly string[]).includes(group.standing)));

/** What is said in it and who is in it. */
export const canRead = (viewer: Viewer, group: GroupRights): boolean =>
  group.status === 'public' || isAtLeast(viewer, 'admin') || isActive(viewer, group);

/** Its owners, and administrators. */
export const canOwn = (viewer: Viewer, group: GroupRights): boolean =>
  isMember(viewer) && (owns(group) || isAtLeast(viewer, 'admin'));

/** Who asks, is invited and banned: its owners and moderators, and administrators. */
export const canManage = (viewer: Viewer, group: GroupRights): boolean =>
  canOwn(viewer, group) || (isActive(viewer, group) && group.role === 'moderator');

/** Moderators of a group take out those who only are in it; owners anybody. */
export const canRemove = (viewer: Viewer, group: GroupRights, role: groups.GroupRole): boolean =>
  canOwn(viewer, group) || (canManage(viewer, group) && role === 'member');

/** Levels are asked of whoever joins, invited or not; staff hold the keys to all. */
export const holdsLevel = (viewer: Viewer, { level_ids }: Pick<GroupRights, 'level_ids'>): boolean =>
  level_ids.length === 0 || isAtLeast(viewer, 'moderator') || level_ids.some((level) => viewer.levels.includes(level));

/** Whether joining is at once: what is public, by an invitation, and for administrators. */
export const isOpenTo = (viewer: Viewer, group: GroupRights): boolean =>
  group.status === 'public' || group.standing === 'invited' || isAtLeast(viewer, 'admin');

const canCome = (viewer: Viewer, group: GroupRights): boolean =>
  isMember(viewer) &&
  isKnown(viewer, group) &&
  !group.closed &&
  !['in', 'asked', 'banned'].includes(group.standing) &&
  holdsLevel(viewer, group);

export const canInvite = (viewer: Viewer, group: GroupRights): boolean =>
  !group.closed && (canManage(viewer, group) || (group.allow_user_invites && isActive(viewer, group)));

/** Whoever is in it, and administrators, while it is open: files, and events of it (docs/adr/0049). */
export const canBring = (viewer: Viewer, group: GroupRights): boolean =>
  !group.closed && (canOwn(viewer, group) || isActive(viewer, group));

/** One's own while one is in it; those who look after the group take away any. */
export const canRemoveFile = (viewer: Viewer, group: GroupRights, addedBy: number): boolean =>
  canManage(viewer, group) || (isActive(viewer, group) && addedBy === viewer.id);

/** What a client shows; commands ask the same functions. */
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
