import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, reason } from '../base/shared.ts';
import { gate } from '../calendar/events.ts';
import { LIVE_ROOM_LIMITS } from './limits.ts';
import { liveRoom, liveRoomParticipant, liveRoomRole, roomSettings } from './shapes.ts';

export {
  type LiveRoom,
  type LiveRoomParticipant,
  type LiveRoomPermission,
  type LiveRoomRole,
  type LiveRoomStatus,
} from './shapes.ts';

const params = z.object({ id });
/** Created by the browser per window. Joining in another window ends the first session. */
const session = z.uuid();
const oneRoom = data(liveRoom);

export const planLiveRoom = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/events/{id}/live-room',
  summary: 'Gives an event a live room, for whoever organises it; an event has one',
  permission: 'member',
  params,
  body: z.object({ ...z.object(roomSettings).partial().shape, reason }),
  output: oneRoom,
  status: 201,
  errors: [403, 404, 409],
});

export const showLiveRoom = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/live-rooms/{id}',
  summary: 'A live room, for whoever reads its event; who is in it, for whoever takes part',
  permission: 'member',
  params,
  output: oneRoom,
  errors: [404],
});

export const changeLiveRoom = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/live-rooms/{id}',
  summary: 'Changes the limits of a live room; whoever is in it stays',
  permission: 'member',
  params,
  body: z.object({ ...z.object(roomSettings).partial().shape, reason }),
  output: oneRoom,
  errors: [403, 404, 409],
});

export const startLiveRoom = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/live-rooms/{id}/start',
  summary: 'Opens a live room, from an hour before its event begins',
  permission: 'member',
  params,
  output: oneRoom,
  errors: [403, 404, 409],
});

export const endLiveRoom = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/live-rooms/{id}/end',
  summary: 'Ends a live room for everybody in it',
  permission: 'member',
  params,
  body: z.object({ reason }),
  output: oneRoom,
  errors: [403, 404],
});

export const joinLiveRoom = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/live-rooms/{id}/join',
  summary: 'Takes a place in an open live room, with a token for it; again with the same session changes nothing',
  permission: 'member',
  takesKey: false,
  params,
  body: z.object({ session }),
  output: data(
    z.object({
      room: liveRoom,
      participant: liveRoomParticipant,
      livekit_url: z.string().nullable(),
      /** In the format of `RTCPeerConnection`. */
      ice_servers: z.array(
        z.object({
          urls: z.union([z.string(), z.array(z.string())]),
          username: z.string().optional(),
          credential: z.string().optional(),
        }),
      ),
    }),
  ),
  errors: [403, 404, 409],
});

export const leaveLiveRoom = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/live-rooms/{id}/leave',
  summary: 'Gives the place back',
  permission: 'member',
  params,
  body: z.object({ session }),
  output: acknowledged,
  errors: [404],
});

export const stayInLiveRoom = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/live-rooms/{id}/presence',
  summary: 'Says that one is still there, and answers a fresh token; whoever is silent for a while has left',
  permission: 'member',
  takesKey: false,
  params,
  body: z.object({ session }),
  output: data(liveRoomParticipant),
  errors: [404, 409],
});

export const signalLiveRoom = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/live-rooms/{id}/signals',
  summary: 'Hands to one participant, and to nobody else, what two browsers agree on to meet',
  permission: 'member',
  takesKey: false,
  params,
  body: z.object({
    session,
    /** The recipient and their session. */
    to: id,
    to_session: session,
    signal: z.string().min(1).max(LIVE_ROOM_LIMITS.signal),
  }),
  output: acknowledged,
  errors: [404, 409],
});

/** Part 3 §5. */
export const showLiveRoomParticipant = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/live-room-participants/{id}',
  summary: 'A participant of a live room, for whoever takes part in its event; the token is one’s own alone',
  permission: 'member',
  params,
  output: data(liveRoomParticipant),
  errors: [404],
});

export const changeLiveRoomRole = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/live-room-participants/{id}/role',
  summary: 'Makes a participant host, speaker or listener, for whoever leads the room',
  permission: 'member',
  params,
  body: z.object({ role: liveRoomRole, reason }),
  output: data(liveRoomParticipant),
  errors: [403, 404, 409],
});

export const muteLiveRoomParticipant = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/live-room-participants/{id}/mute',
  summary: 'Turns a participant’s microphone off; they may turn it on again while they may speak',
  permission: 'member',
  takesKey: false,
  params,
  output: acknowledged,
  errors: [403, 404, 409],
});

export const removeLiveRoomParticipant = operation({
  ...gate,
  method: 'DELETE',
  path: '/api/v4/live-room-participants/{id}',
  summary: 'Puts a participant out of the room; they do not come back into it',
  permission: 'member',
  params,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});
