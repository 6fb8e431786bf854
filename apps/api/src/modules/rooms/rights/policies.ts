import type { liveRooms } from '@lyceum/contracts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { attends, beginOf, canEdit, endOf, type EventFacts } from '../../calendar/index.ts';

const HOUR_MS = 60 * 60 * 1000;

type Times = Parameters<typeof beginOf>[0];
type Rights = Parameters<typeof canEdit>[1];

/** The facts on which access to a room depends. */
export interface RoomFacts {
  id: number;
  name: string;
  event_id: number;
  status: liveRooms.LiveRoomStatus;
  participants_count: number;
  max_participants: number;
}

/** A room opens one hour before its event begins. Members can join until one hour after its end. */
export const windowOf = (event: Times): { opens: Date; closes: Date } => ({
  opens: new Date(beginOf(event).getTime() - HOUR_MS),
  closes: new Date(endOf(event).getTime() + HOUR_MS),
});

/** Whether the viewer leads the room: organisers of the event, and staff who may read it. */
export const leads = (viewer: Viewer, event: Rights): boolean => canEdit(viewer, event);

/**
 * Attendees who can still read the event, and those who lead. Waiting or invited members do not take part
 * (docs/adr/0057).
 */
export const takesPart = (viewer: Viewer, event: Rights): boolean => leads(viewer, event) || attends(viewer, event);

/** Whether the room of the event may be open at `now`. */
export const isWithin = (event: Times, now: Date): boolean => {
  const { opens, closes } = windowOf(event);
  return opens <= now && now < closes;
};

/** The permissions that a client shows. */
export function roomPermissions(
  viewer: Viewer,
  event: EventFacts,
  room: RoomFacts & { mine: { status: string; room_admin: boolean } | null },
  now: Date,
): liveRooms.LiveRoomPermission[] {
  const within = isWithin(event, now) && !event.cancelled;
  const isLive = room.status === 'LIVE';
  const isHere = room.mine?.status === 'joined';
  const hosts = leads(viewer, event) || (isHere && room.mine!.room_admin);
  const rights: [liveRooms.LiveRoomPermission, boolean][] = [
    ['JOIN', isLive && (within || isHere) && takesPart(viewer, event) && room.mine?.status !== 'removed'],
    ['START', !isLive && within && room.status !== 'CANCELLED' && leads(viewer, event)],
    ['END', isLive && hosts],
    ['MANAGE', room.status !== 'CANCELLED' && hosts],
  ];
  return rights.filter(([, holds]) => holds).map(([right]) => right);
}
