import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberCard } from '../identity/identity.ts';
import { MESSAGE_LIMITS } from '../limits.ts';
import { attachment } from '../media.ts';

/**
 * Decisions 16: only open screens know `online`, through the presence channel. Responses contain `recently` or
 * `offline`.
 */
export const presenceState = z.enum(['online', 'recently', 'offline']);

/** Part 2 §3, User: a participant of a thread, as the others see them. */
export const participant = memberCard.extend({
  online: presenceState,
  /** The time up to which they have read the thread, or null. */
  last_read: moment.nullable(),
  /** The thread of this participant. */
  thread: id,
  /** No longer in the thread. Listed because of their messages. */
  left: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

/** Part 2 §3, Message. A deleted message, or one with an erased author, has an empty body and a `deleted_at`. */
export const message = z.object({
  id,
  thread_id: id,
  /** The position in the thread, which defines the order. Null in the sender's response. The live event contains it. */
  place: z.int().nullable(),
  user_id: id,
  body: z.string(),
  created_at: moment,
  deleted_at: moment.nullable(),
  /** 1 for a new message, and one more with each edit. */
  version: z.int(),
  edited_at: moment.nullable(),
  attachments: z.array(attachment),
  /** Unread by the viewer. */
  new: z.boolean(),
  /** For clients, which use it for messages on their way. The server's messages are always sent. */
  not_send: z.literal(false),
  /**
   * The sender's `client_id`, for the sender only. It lets a client find the message that it showed before the
   * response.
   */
  client_id: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

/** A message found by search, with the other members of its thread. */
export const foundMessage = message.extend({ partners: z.array(participant) });
export type FoundMessage = z.infer<typeof foundMessage>;

/** Why the viewer cannot write here, or null. For a block it does not reveal who set it. */
export const silence = z.enum(['alone', 'refused', 'left']);

/** Part 2 §3, Thread. */
export const thread = z.object({
  id,
  /** All participants but the viewer. */
  partners: z.array(participant),
  /** The newest message, if any. */
  messages: z.array(message).max(1),
  last_activity: moment,
  /** The time since then, in the viewer's language. */
  last_activity_readable: z.string(),
  /** The time up to which the viewer has read the thread. */
  last_read: moment.nullable(),
  unread_count: z.int().max(MESSAGE_LIMITS.countedUnread),
  /** The ids in `messages` that the viewer has sent. */
  sent_message_ids: z.array(id),
  /** The client's id of the thread, only in the response that creates it. */
  fake_thread_id: z.string().nullable(),
  silence: silence.nullable(),
});
export type Thread = z.infer<typeof thread>;

export const oneThread = data(thread);
export const oneMessage = data(message);
