import { z } from 'zod';
import { type Operation, operation } from './base/operation.ts';
import { CHANNELS_PER_REQUEST } from './realtime.ts';

const socket_id = z.string();
/** As pusher-js and Laravel Echo ask, for one channel. */
export const oneChannel = z.object({ socket_id, channel_name: z.string() });
/** As the member app asks: for all channels of one moment. */
export const manyChannels = z.object({
  socket_id,
  channel_names: z.array(z.string()).min(1).max(CHANNELS_PER_REQUEST),
});

const signed = z.object({ auth: z.string(), channel_data: z.string().optional() });

/**
 * Part 3 §7. It is described beside the operations and is none of them: its form and its refusals are those of the Pusher
 * protocol, where what cannot be read is refused like what may not be heard, and a token needs no right to write.
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
