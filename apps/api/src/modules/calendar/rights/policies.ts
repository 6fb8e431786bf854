import type { calendar } from '@lyceum/contracts';
import { holdsLevelOf, isClosedByLevel } from '../../../platform/audiences/levels.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** As it is kept: whoever was removed is told that they left. */
export type Standing = 'none' | 'invited' | 'declined' | 'going' | 'waiting' | 'left' | 'removed';

/** What is asked of an event before anything is shown or done. */
export interface EventRights {
  status: calendar.EventStatus;
  organiser_ids: readonly number[];
  /** Asked to organise it. */
  pending_organiser_ids: readonly number[];
  group_id: number | null;
  level_ids: readonly number[];
  allow_user_invites: boolean;
  cancelled: boolean;
  past: boolean;
  /** How the viewer stands to it. */
  standing: Standing;
}

/** What whoever is in an event holds: it opens its board (docs/adr/0041). */
export const eventToken = (eventId: number): string => `event:${eventId}`;
/** What whoever may read a private or secret event holds: those who are in it, wait, or are invited. */
export const eventReaderToken = (eventId: number): string => `event-reader:${eventId}`;
export const groupToken = (groupId: number): string => `group:${groupId}`;
/** What the owners and moderators of a group hold. */
export const groupManagerToken = (groupId: number): string => `group-manager:${groupId}`;

/** Whoever has to do with it; a declined invitation may still be accepted. */
export const INSIDE = ['invited', 'declined', 'going', 'waiting'] as const satisfies readonly Standing[];

type OfGroup = Pick<EventRights, 'group_id'>;

export const isOfTheGroup = (viewer: Viewer, { group_id }: OfGroup): boolean =>
  group_id !== null && viewer.places.includes(groupToken(group_id));

/** The viewer is asked to organise it. */
export const isNamed = (
  viewer: Viewer,
  { pending_organiser_ids }: Pick<EventRights, 'pending_organiser_ids'>,
): boolean => viewer.id !== null && pending_organiser_ids.includes(viewer.id);

/** Attends it, waits or is invited, and no sold level that opened it has ended (docs/adr/0058). */
const isInside = (viewer: Viewer, event: Pick<EventRights, 'standing' | 'level_ids'>): boolean =>
  (INSIDE as readonly Standing[]).includes(event.standing) && !isClosedByLevel(viewer, event);

const managesTheGroup = (viewer: Viewer, { group_id }: OfGroup): boolean =>
  group_id !== null && viewer.places.includes(groupManagerToken(group_id));

/** The organisers of a group's event are members of the group: those who lose the membership organise it no more (docs/adr/0049). */
export const organises = (viewer: Viewer, event: OfGroup & Pick<EventRights, 'organiser_ids'>): boolean =>
  viewer.id !== null &&
  event.organiser_ids.includes(viewer.id) &&
  (event.group_id === null || isOfTheGroup(viewer, event));

/**
 * Everyone reads a public event, guests included. Administrators read every event; moderators of the community have no key to an event that they
 * are not in (docs/adr/0049). An event of a group is read by its members alone: attendance without membership opens nothing (docs/adr/0049).
 * An event of the community is read by its organisers, members who are asked to organise it, its attendees and the people invited. Statements ask `readableEvents`.
 */
export const canRead = (viewer: Viewer, event: EventRights): boolean =>
  event.status === 'public' ||
  isAtLeast(viewer, 'admin') ||
  (isMember(viewer) &&
    (event.group_id === null
      ? organises(viewer, event) || isNamed(viewer, event) || isInside(viewer, event)
      : isOfTheGroup(viewer, event)));

/** Members know of a private event that it is there, and when. A secret one is missing. Statements ask `knownEvents`. */
export const isKnown = (viewer: Viewer, event: EventRights): boolean =>
  canRead(viewer, event) || (event.status === 'private' && isMember(viewer));

/** Its organisers, owners and moderators of its group, and staff who may read it. */
export const canEdit = (viewer: Viewer, event: EventRights): boolean =>
  isMember(viewer) &&
  canRead(viewer, event) &&
  (organises(viewer, event) || managesTheGroup(viewer, event) || isAtLeast(viewer, 'moderator'));

const isAhead = ({ cancelled, past }: EventRights): boolean => !cancelled && !past;
export const isIn = ({ standing }: Pick<EventRights, 'standing'>): boolean =>
  standing === 'going' || standing === 'waiting';

/** Levels are asked of whoever joins, invited or not; staff hold the keys to all. */
export const holdsLevel = (viewer: Viewer, event: Pick<EventRights, 'level_ids'>): boolean =>
  holdsLevelOf(viewer, event);

/** Attends it, and may still: of a public event, too, a sold level that has ended closes the board and the live room. */
export const attends = (viewer: Viewer, event: EventRights): boolean =>
  event.standing === 'going' && canRead(viewer, event) && !isClosedByLevel(viewer, event);

/** Without an invitation one joins what is public, and what one may read by something else than having been in it. */
export const isOpenTo = (viewer: Viewer, event: EventRights): boolean =>
  canRead(viewer, event) && event.standing !== 'removed';

export const canJoin = (viewer: Viewer, event: EventRights): boolean =>
  isMember(viewer) && isAhead(event) && !isIn(event) && isOpenTo(viewer, event) && holdsLevel(viewer, event);

export const canInvite = (viewer: Viewer, event: EventRights): boolean =>
  isAhead(event) &&
  (canEdit(viewer, event) || (event.allow_user_invites && event.standing === 'going' && canRead(viewer, event)));

export const canRemind = (viewer: Viewer, event: EventRights): boolean =>
  isMember(viewer) && canRead(viewer, event) && isAhead(event) && (isIn(event) || organises(viewer, event));

/** Of a group's event they must still be in the group: `canRead` alone would let them accept for a public one. */
export const canAcceptOrganising = (viewer: Viewer, event: EventRights): boolean =>
  isNamed(viewer, event) && isAhead(event) && (event.group_id === null || isOfTheGroup(viewer, event));

/** What a client shows; commands ask the same functions. */
export function eventPermissions(viewer: Viewer, event: EventRights): calendar.EventPermission[] {
  const rights: [calendar.EventPermission, boolean][] = [
    ['READ', canRead(viewer, event)],
    ['EDIT', canEdit(viewer, event) && !event.cancelled],
    ['CANCEL', canEdit(viewer, event) && !event.cancelled],
    ['JOIN', canJoin(viewer, event)],
    ['LEAVE', isIn(event)],
    ['INVITE', canInvite(viewer, event)],
    ['REMIND', canRemind(viewer, event)],
    ['ORGANISE', canAcceptOrganising(viewer, event)],
  ];
  return rights.filter(([, holds]) => holds).map(([right]) => right);
}
