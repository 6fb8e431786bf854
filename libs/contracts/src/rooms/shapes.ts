import { z } from 'zod';
import { id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { LIVE_ROOM_LIMITS } from './limits.ts';

/** `CANCELLED`: with its event. One that ended opens again while its event goes on. */
export const liveRoomStatus = z.enum(['PLANNED', 'LIVE', 'ENDED', 'CANCELLED']);
export type LiveRoomStatus = z.infer<typeof liveRoomStatus>;

/** `host` leads the room, `speaker` is seen and heard, `listener` sees and hears. */
export const liveRoomRole = z.enum(['host', 'speaker', 'listener']);
export type LiveRoomRole = z.infer<typeof liveRoomRole>;

/** Part 3 §3, Participant: the flags are LiveKit's and follow from the role. */
export const liveRoomParticipant = z.object({
  id,
  live_room_id: id,
  user_id: id,
  user: memberBrief,
  role: liveRoomRole,
  status: z.enum(['joined', 'left', 'removed']),
  room_admin: z.boolean(),
  can_publish: z.boolean(),
  can_subscribe: z.boolean(),
  can_publish_data: z.boolean(),
  hidden: z.boolean(),
  /** One's own while one is in the room: short, by role, in LiveKit's form. Null of everybody else. */
  access_token: z.string().nullable(),
  /** The visit in which they are there: another one is another window. */
  session: z.string().nullable(),
  joined_at: moment,
});
export type LiveRoomParticipant = z.infer<typeof liveRoomParticipant>;

/** What the viewer may do in it: a client shows nothing else. `MANAGE`: its limits, and who does what in it. */
export const liveRoomPermission = z.enum(['JOIN', 'START', 'END', 'MANAGE']);
export type LiveRoomPermission = z.infer<typeof liveRoomPermission>;

/** Part 3 §3, Live room. Who is in it is for whoever takes part in its event. */
export const liveRoom = z.object({
  id,
  sid: z.string(),
  name: z.string(),
  event_id: id,
  status: liveRoomStatus,
  /** Seconds that it stays open with nobody in it. */
  empty_timeout: z.int(),
  max_participants: z.int(),
  max_hosts: z.int(),
  entry_role: z.enum(['speaker', 'listener']),
  active_recording: z.boolean(),
  participants: z.array(liveRoomParticipant),
  participants_count: z.int(),
  full: z.boolean(),
  /** How loud others are at first, of a hundred. */
  volume: z.int(),
  /** From when whoever organises the event may open it, and until when anybody joins. */
  opens_at: moment,
  closes_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** `livekit`: media go through the operator's server; `peer`: from one participant to the other. */
  connection: z.enum(['peer', 'livekit']),
  permissions: z.array(liveRoomPermission),
});
export type LiveRoom = z.infer<typeof liveRoom>;

/** As `LIVE_ROOM_LIMITS` says. */
export const roomSettings = {
  empty_timeout: z.coerce.number().int().min(30).max(LIVE_ROOM_LIMITS.emptyMost),
  max_participants: z.coerce.number().int().min(2).max(LIVE_ROOM_LIMITS.most),
  max_hosts: z.coerce.number().int().min(1).max(LIVE_ROOM_LIMITS.hostsMost),
  entry_role: z.enum(['speaker', 'listener']),
};
