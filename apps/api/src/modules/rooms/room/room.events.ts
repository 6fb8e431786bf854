import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { ENTRY_ROLES, ROLES } from '../rights/rooms.constants.ts';

const of = { live_room_id: z.int(), event_id: z.int() };
/** Seconds until an empty room ends. Null while a participant is present. */
const empty_for = z.int().nullable();
/** How often the room has become empty. Only the scheduled end with the latest count applies. */
const emptied = z.int();

export const settings = {
  empty_timeout: z.int(),
  max_participants: z.int(),
  max_hosts: z.int(),
  /** The role of attendees when they join. */
  entry_role: z.enum(ENTRY_ROLES),
};
export type RoomSettings = z.output<z.ZodObject<typeof settings>>;

/** The ended session, by which a media server identifies it. Null if the participant was not present. */
const was = z.string().nullable();
const participant = { ...of, participant_id: z.int(), member_id: memberId };

/**
 * The room of an event and its participants. The stream is `live-room-{id}`. Audio, video and chat are never stored.
 */
export const roomEvents = {
  LiveRoomPlanned: z.object({ ...of, sid: z.string(), name: z.string(), ...settings }),
  LiveRoomChanged: z.object({ ...of, ...settings }),
  LiveRoomStarted: z.object({ ...of, empty_for: z.int(), emptied }),
  /** `empty`: no participant returned in time. */
  LiveRoomEnded: z.object({ ...of, why: z.enum(['host', 'empty', 'server']) }),
  /** Cancelled together with its event. */
  LiveRoomCancelled: z.object(of),
  /** The member joined, or another window took over. `again`: they were present before. */
  LiveRoomJoined: z.object({ ...participant, role: z.enum(ROLES), session: z.string(), again: z.boolean() }),
  LiveRoomRoleGiven: z.object({ ...participant, role: z.enum(ROLES), session: was }),
  /** `gone`: the heartbeat stopped. `expelled`: they no longer take part in the event. */
  LiveRoomLeft: z.object({
    ...participant,
    why: z.enum(['left', 'gone', 'expelled']),
    session: was,
    empty_for,
    emptied,
  }),
  /** A host removed them for good. */
  LiveRoomRemoved: z.object({ ...participant, was_in: z.boolean(), session: was, empty_for, emptied }),
};

export type RoomEvent = EventsOf<typeof roomEvents>;
export type RoomPlanned = Extract<RoomEvent, { type: 'LiveRoomPlanned' }>['data'];
export type RoomLeft = Extract<RoomEvent, { type: 'LiveRoomLeft' }>['data'];
