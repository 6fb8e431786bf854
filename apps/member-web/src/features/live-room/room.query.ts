import { queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { liveRooms } from '@lyceum/contracts';
import { eventParts } from '@lyceum/contracts/first-page';
import { LIVE } from '../../lib/realtime/catch-up.ts';

export type Room = liveRooms.LiveRoom;
export type Participant = liveRooms.LiveRoomParticipant;
export type Role = liveRooms.LiveRoomRole;

/** The event that the room is of; null where there is none for this reader. */
export const eventOptions = (slug: string) =>
  queryOptions({
    queryKey: ['events', 'event', slug],
    meta: LIVE,
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v3/events/{id}', { ...eventParts(slug), signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export const roomKey = (id: number) => ['live-room', id] as const;
export const roomOptions = (id: number) =>
  queryOptions({
    queryKey: roomKey(id),
    meta: LIVE,
    queryFn: async ({ signal }) => (await api('GET /api/v4/live-rooms/{id}', { params: { id }, signal })).data,
  });
