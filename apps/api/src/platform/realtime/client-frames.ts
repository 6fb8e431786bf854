import { z } from 'zod';
import { isPresence } from './channels.ts';
import type { PresenceMember } from './sockets/connection.ts';

/** In bytes; a socket that sends a larger one is closed. */
export const LARGEST_FRAME = 20_000;

/** What names a channel and nothing else. */
export const named = z.object({ channel: z.string() });

export const subscription = named.extend({
  auth: z.string().optional(),
  channel_data: z.string().optional(),
});

/** In bytes: a whisper says that somebody types, and not what. */
export const LARGEST_WHISPER = 1000;

export const whisper = named.extend({
  event: z.string().regex(/^client-[\w-]{1,60}$/),
  data: z.unknown().optional(),
});

/** The payload as it is passed on: a sender that it names is the one who sent it. */
export const withSender = (data: unknown, memberId: number): unknown =>
  data !== null && typeof data === 'object' && 'user_id' in data ? { ...data, user_id: memberId } : data;

const presenceMember = z.object({
  user_id: z.coerce.string(),
  user_info: z.unknown().optional(),
  unseen: z.boolean().optional(),
});

/**
 * Who is to be seen on a presence channel; null on all others, and for whoever only looks.
 *
 * @throws {Error} for what is not a member: it is read once its signature holds, and what we sign is one.
 */
export function memberIn(channel: string, channelData: string | undefined): PresenceMember | null {
  if (!isPresence(channel) || channelData === undefined) return null;
  const { user_id, user_info, unseen } = presenceMember.parse(JSON.parse(channelData));
  return unseen ? null : { user_id, user_info: user_info ?? null };
}
