import { z } from 'zod';
import { type Operation, operation } from './base/operation.ts';
import { CHANNELS_PER_REQUEST } from './realtime.ts';

const socket_id = z.string();
/** The body of pusher-js and Laravel Echo, for one channel. */
export const oneChannel = z.object({ socket_id, channel_name: z.string() });
/** The body of the member app, for several channels in one request. */
export const manyChannels = z.object({
  socket_id,
  channel_names: z.array(z.string()).min(1).max(CHANNELS_PER_REQUEST),
});

const signed = z.object({ auth: z.string(), channel_data: z.string().optional() });

/**
 * Authorises channels (part 3 §7). Separate from the other operations, because its format and refusals follow the
 * Pusher protocol.
 * The protocol refuses unreadable input like a forbidden channel, and a token needs no write scope.
 */
export const authorizeChannels: Operation = {
  ...operation({
    method: 'POST',
    path: '/broadcasting/auth',
    summary: 'Signs for a channel, or with `channel_names` for several, what the member may hear (Pusher protocol 7)',
    permission: 'member',
    whileImpersonating: 'allowed',
    takesKey: false,
    body: oneChannel.partial({ channel_name: true }).extend(manyChannels.partial({ channel_names: true }).shape),
    output: z.union([signed, z.object({ channels: z.record(z.string(), signed.nullable()) })]),
  }),
  errors: [401, 403, 419, 429],
};
