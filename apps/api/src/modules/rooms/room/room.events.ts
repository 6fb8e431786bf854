import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { ENTRY_ROLES, ROLES } from '../rights/rooms.constants.ts';

const of = { live_room_id: z.int(), event_id: z.int() };
/** Seconds; a room that nobody is in ends behind them. Null where somebody is in it. */
const empty_for = z.int().nullable();
/** How often it has become empty by then: of several ends that were asked for, the last one counts. */
const emptied = z.int();

export const settings = {
  empty_timeout: z.int(),
  max_participants: z.int(),
  max_hosts: z.int(),
  /** What whoever comes to the event is in it at first. */
  entry_role: z.enum(ENTRY_ROLES),
};
export type RoomSettings = z.output<z.ZodObject<typeof settings>>;

/** The visit that it was, as a server of media knows it; null where they were not in it. */
const was = z.string().nullable();
const participant = { ...of, participant_id: z.int(), member_id: memberId };

/** The room of an event and who is in it: `live-room-{id}`. What somebody said or showed in it is nowhere. */
export const roomEvents = {
  LiveRoomPlanned: z.object({ ...of, sid: z.string(), name: z.string(), ...settings }),
  LiveRoomChanged: z.object({ ...of, ...settings }),
  LiveRoomStarted: z.object({ ...of, empty_for: z.int(), emptied }),
  /** `empty`: nobody came back in time. */
  LiveRoomEnded: z.object({ ...of, why: z.enum(['host', 'empty', 'server']) }),
  /** With its event. */
  LiveRoomCancelled: z.object(of),
  /** Or came in another window, which takes the place of the first. `again`: they were in it all the time. */
  LiveRoomJoined: z.object({ ...participant, role: z.enum(ROLES), session: z.string(), again: z.boolean() }),
  LiveRoomRoleGiven: z.object({ ...participant, role: z.enum(ROLES), session: was }),
  /** `gone`: not heard of any more. `expelled`: they do not take part in the event any more. */
  LiveRoomLeft: z.object({
    ...participant,
    why: z.enum(['left', 'gone', 'expelled']),
    session: was,
    empty_for,
    emptied,
  }),
  /** By whoever leads it, for good. */
  LiveRoomRemoved: z.object({ ...participant, was_in: z.boolean(), session: was, empty_for, emptied }),
};

export type RoomEvent = EventsOf<typeof roomEvents>;
export type RoomPlanned = Extract<RoomEvent, { type: 'LiveRoomPlanned' }>['data'];
export type RoomLeft = Extract<RoomEvent, { type: 'LiveRoomLeft' }>['data'];
