import { z } from 'zod';
import { id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { LIVE_ROOM_LIMITS } from './limits.ts';

/** `CANCELLED`: together with its event. An ended room can open again during its event. */
export const liveRoomStatus = z.enum(['PLANNED', 'LIVE', 'ENDED', 'CANCELLED']);
export type LiveRoomStatus = z.infer<typeof liveRoomStatus>;

/** `host` leads the room, `speaker` sends audio and video, and `listener` only receives them. */
export const liveRoomRole = z.enum(['host', 'speaker', 'listener']);
export type LiveRoomRole = z.infer<typeof liveRoomRole>;

/** Part 3 §3, Participant. The flags are LiveKit's and follow from the role. */
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
  /** The viewer's own short-lived access token in LiveKit's format, while they are in the room. Null for others. */
  access_token: z.string().nullable(),
  /** The current session, one per window. */
  session: z.string().nullable(),
  joined_at: moment,
});
export type LiveRoomParticipant = z.infer<typeof liveRoomParticipant>;

/** The viewer's permissions, from which clients decide which actions to show. `MANAGE`: settings and roles. */
export const liveRoomPermission = z.enum(['JOIN', 'START', 'END', 'MANAGE']);
export type LiveRoomPermission = z.infer<typeof liveRoomPermission>;

/** Part 3 §3, Live room. Only those who take part in the event see the participants. */
export const liveRoom = z.object({
  id,
  sid: z.string(),
  name: z.string(),
  event_id: id,
  status: liveRoomStatus,
  /** Seconds that the room stays open while empty. */
  empty_timeout: z.int(),
  max_participants: z.int(),
  max_hosts: z.int(),
  entry_role: z.enum(['speaker', 'listener']),
  active_recording: z.boolean(),
  participants: z.array(liveRoomParticipant),
  participants_count: z.int(),
  full: z.boolean(),
  /** Initial volume of other participants, in percent. */
  volume: z.int(),
  /** When organisers can open the room, and until when members can join. */
  opens_at: moment,
  closes_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** `livekit`: media go through the operator's server. `peer`: media go directly between participants. */
  connection: z.enum(['peer', 'livekit']),
  permissions: z.array(liveRoomPermission),
});
export type LiveRoom = z.infer<typeof liveRoom>;

/** Bounds as in `LIVE_ROOM_LIMITS`. */
export const roomSettings = {
  empty_timeout: z.coerce.number().int().min(30).max(LIVE_ROOM_LIMITS.emptyMost),
  max_participants: z.coerce.number().int().min(2).max(LIVE_ROOM_LIMITS.most),
  max_hosts: z.coerce.number().int().min(1).max(LIVE_ROOM_LIMITS.hostsMost),
  entry_role: z.enum(['speaker', 'listener']),
};
