import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { liveRooms } from '@lyceum/contracts';
import { LIVE } from '../../lib/realtime/catch-up.ts';

export type Room = liveRooms.LiveRoom;
export type Participant = liveRooms.LiveRoomParticipant;
export type Role = liveRooms.LiveRoomRole;

/** Query key of a live room. */
export const roomKey = (id: number) => ['live-room', id] as const;
/** Query options of a live room, kept live by events. */
export const roomOptions = (id: number) =>
  queryOptions({
    queryKey: roomKey(id),
    meta: LIVE,
    queryFn: async ({ signal }) => (await api('GET /api/v4/live-rooms/{id}', { params: { id }, signal })).data,
  });
