import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberCard } from '../identity/identity.ts';
import { MESSAGE_LIMITS } from '../limits.ts';
import { attachment } from '../media.ts';

/** Decisions 16: `online` is known to open screens alone, by the presence channel; answers say `recently` or `offline`. */
export const presenceState = z.enum(['online', 'recently', 'offline']);

/** Part 2 §3, User: a participant of a thread as the others in it see them. */
export const participant = memberCard.extend({
  online: presenceState,
  /** Up to when they have read the thread; null before they did. */
  last_read: moment.nullable(),
  /** The thread that this is about. */
  thread: id,
  /** No longer in the thread: named beside what they wrote. */
  left: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

/** Part 2 §3, Message. A deleted one, or one whose writer's words are gone, has an empty body and a `deleted_at`. */
export const message = z.object({
  id,
  thread_id: id,
  /** Where it stands in its thread, by which they are in order; null in the answer to its sender, who hears it with the live event. */
  place: z.int().nullable(),
  user_id: id,
  body: z.string(),
  created_at: moment,
  deleted_at: moment.nullable(),
  /** 1 as it was sent, and one more with each edit. */
  version: z.int(),
  edited_at: moment.nullable(),
  attachments: z.array(attachment),
  /** Unread by the viewer. */
  new: z.boolean(),
  /** What a client shows of one on its way; here it is always sent. */
  not_send: z.literal(false),
  /** What its sender named it by (`client_id`), told to the sender alone: so that a client finds the one that it showed ahead. */
  client_id: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

/** A message that a search found, with the other members of its thread. */
export const foundMessage = message.extend({ partners: z.array(participant) });
export type FoundMessage = z.infer<typeof foundMessage>;

/** Why the viewer cannot write here; null when they can. Of a block nobody says who set it. */
export const silence = z.enum(['alone', 'refused', 'left']);

/** Part 2 §3, Thread. */
export const thread = z.object({
  id,
  /** Everybody in it but the viewer. */
  partners: z.array(participant),
  /** The newest one, if there is any. */
  messages: z.array(message).max(1),
  last_activity: moment,
  /** How long ago that is, in words of the viewer's language. */
  last_activity_readable: z.string(),
  /** Up to when the viewer has read it. */
  last_read: moment.nullable(),
  unread_count: z.int().max(MESSAGE_LIMITS.countedUnread),
  /** Which of `messages` the viewer has sent. */
  sent_message_ids: z.array(id),
  /** What the client named the thread by before it had an id; in the answer that creates it alone. */
  fake_thread_id: z.string().nullable(),
  silence: silence.nullable(),
});
export type Thread = z.infer<typeof thread>;

export const oneThread = data(thread);
export const oneMessage = data(message);
