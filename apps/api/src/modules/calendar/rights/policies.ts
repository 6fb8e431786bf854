import type { calendar } from '@lyceum/contracts';
import { holdsLevelOf, isClosedByLevel } from '../../../platform/audiences/levels.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** The stored attendance status. The API reports `removed` to the member as `left`. */
export type Standing = 'none' | 'invited' | 'declined' | 'going' | 'waiting' | 'left' | 'removed';

/** The facts on which access to an event depends. */
export interface EventRights {
  status: calendar.EventStatus;
  organiser_ids: readonly number[];
  /** Members who were asked to organise the event. */
  pending_organiser_ids: readonly number[];
  group_id: number | null;
  level_ids: readonly number[];
  allow_user_invites: boolean;
  cancelled: boolean;
  past: boolean;
  /** The viewer's attendance status. */
  standing: Standing;
}

/** Audience token of attendees and organisers. It opens the event's board (docs/adr/0041). */
export const eventToken = (eventId: number): string => `event:${eventId}`;
/** Audience token for readers of a private or secret event: organisers, and members with a status in `INSIDE`. */
export const eventReaderToken = (eventId: number): string => `event-reader:${eventId}`;
/** Audience token of a group's members. */
export const groupToken = (groupId: number): string => `group:${groupId}`;
/** Audience token of a group's owners and moderators. */
export const groupManagerToken = (groupId: number): string => `group-manager:${groupId}`;

/** The statuses that connect a member to an event. A declined invitation counts, because it can still be accepted. */
export const INSIDE = ['invited', 'declined', 'going', 'waiting'] as const satisfies readonly Standing[];

type OfGroup = Pick<EventRights, 'group_id'>;

/** Whether the viewer is a member of the event's group. False for a community event. */
export const isOfTheGroup = (viewer: Viewer, { group_id }: OfGroup): boolean =>
  group_id !== null && viewer.places.includes(groupToken(group_id));

/** Whether the viewer has an open request to organise the event. */
export const isNamed = (
  viewer: Viewer,
  { pending_organiser_ids }: Pick<EventRights, 'pending_organiser_ids'>,
): boolean => viewer.id !== null && pending_organiser_ids.includes(viewer.id);

/**
 * Whether the viewer attends, waits or is invited, and no paid level that opened the event has expired (docs/adr/0058).
 */
const isInside = (viewer: Viewer, event: Pick<EventRights, 'standing' | 'level_ids'>): boolean =>
  (INSIDE as readonly Standing[]).includes(event.standing) && !isClosedByLevel(viewer, event);

const managesTheGroup = (viewer: Viewer, { group_id }: OfGroup): boolean =>
  group_id !== null && viewer.places.includes(groupManagerToken(group_id));

/**
 * Whether the viewer organises the event. An organiser who loses the group loses the role in its events
 * (docs/adr/0049).
 */
export const organises = (viewer: Viewer, event: OfGroup & Pick<EventRights, 'organiser_ids'>): boolean =>
  viewer.id !== null &&
  event.organiser_ids.includes(viewer.id) &&
  (event.group_id === null || isOfTheGroup(viewer, event));

/**
 * Whether the viewer may read the event. The SQL counterpart is `readableEvents`.
 * - Everyone, guests included, reads a public event.
 * - Administrators read every event. Moderators have no extra access (docs/adr/0049).
 * - Only group members read a group's event. Attendance without membership opens nothing (docs/adr/0049).
 * - Organisers, pending organisers, attendees and invited members read a community event.
 */
export const canRead = (viewer: Viewer, event: EventRights): boolean =>
  event.status === 'public' ||
  isAtLeast(viewer, 'admin') ||
  (isMember(viewer) &&
    (event.group_id === null
      ? organises(viewer, event) || isNamed(viewer, event) || isInside(viewer, event)
      : isOfTheGroup(viewer, event)));

/**
 * Whether the viewer may know that the event exists, and its date. A secret event is missing. The SQL counterpart is
 * `knownEvents`.
 */
export const isKnown = (viewer: Viewer, event: EventRights): boolean =>
  canRead(viewer, event) || (event.status === 'private' && isMember(viewer));

/** Organisers, owners and moderators of the event's group, and staff who may read the event. */
export const canEdit = (viewer: Viewer, event: EventRights): boolean =>
  isMember(viewer) &&
  canRead(viewer, event) &&
  (organises(viewer, event) || managesTheGroup(viewer, event) || isAtLeast(viewer, 'moderator'));

const isAhead = ({ cancelled, past }: EventRights): boolean => !cancelled && !past;
/** Whether the viewer attends or waits. */
export const isIn = ({ standing }: Pick<EventRights, 'standing'>): boolean =>
  standing === 'going' || standing === 'waiting';

/** Every attendee needs one of the event's levels, with or without an invitation. Staff need none. */
export const holdsLevel = (viewer: Viewer, event: Pick<EventRights, 'level_ids'>): boolean =>
  holdsLevelOf(viewer, event);

/**
 * Whether the viewer attends and still has access. An expired paid level closes the board and live room of a public
 * event, too.
 */
export const attends = (viewer: Viewer, event: EventRights): boolean =>
  event.standing === 'going' && canRead(viewer, event) && !isClosedByLevel(viewer, event);

/** Whether the viewer may join without an invitation. A removed member needs a new invitation. */
export const isOpenTo = (viewer: Viewer, event: EventRights): boolean =>
  canRead(viewer, event) && event.standing !== 'removed';

/** Whether the viewer may join the event without an invitation. */
export const canJoin = (viewer: Viewer, event: EventRights): boolean =>
  isMember(viewer) && isAhead(event) && !isIn(event) && isOpenTo(viewer, event) && holdsLevel(viewer, event);

/** Whether the viewer may invite members. */
export const canInvite = (viewer: Viewer, event: EventRights): boolean =>
  isAhead(event) &&
  (canEdit(viewer, event) || (event.allow_user_invites && event.standing === 'going' && canRead(viewer, event)));

/** Whether the viewer may set reminders: attendees, waiting members and organisers. */
export const canRemind = (viewer: Viewer, event: EventRights): boolean =>
  isMember(viewer) && canRead(viewer, event) && isAhead(event) && (isIn(event) || organises(viewer, event));

/**
 * Requires membership of the event's group. `canRead` alone would let a former group member accept for a public event.
 */
export const canAcceptOrganising = (viewer: Viewer, event: EventRights): boolean =>
  isNamed(viewer, event) && isAhead(event) && (event.group_id === null || isOfTheGroup(viewer, event));

/** The permissions that a client shows. Commands check the same functions. */
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
