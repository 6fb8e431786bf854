import type { liveRooms } from '@lyceum/contracts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { attends, beginOf, canEdit, endOf, type EventFacts } from '../../calendar/index.ts';

const HOUR_MS = 60 * 60 * 1000;

type Times = Parameters<typeof beginOf>[0];
type Rights = Parameters<typeof canEdit>[1];

/** What is asked of a room before anything is shown or done. */
export interface RoomFacts {
  id: number;
  name: string;
  event_id: number;
  status: liveRooms.LiveRoomStatus;
  participants_count: number;
  max_participants: number;
}

/** A room opens an hour before its event begins, and nobody comes any more an hour behind its end. */
export const windowOf = (event: Times): { opens: Date; closes: Date } => ({
  opens: new Date(beginOf(event).getTime() - HOUR_MS),
  closes: new Date(endOf(event).getTime() + HOUR_MS),
});

/** Whoever organises the event, and staff who may read it. */
export const leads = (viewer: Viewer, event: Rights): boolean => canEdit(viewer, event);

/** Whoever comes to the event and still reads it, and whoever leads: those who wait or are only invited do not (docs/adr/0057). */
export const takesPart = (viewer: Viewer, event: Rights): boolean => leads(viewer, event) || attends(viewer, event);

export const isWithin = (event: Times, now: Date): boolean => {
  const { opens, closes } = windowOf(event);
  return opens <= now && now < closes;
};

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
