import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const attachment = z.object({
  id: z.int(),
  name: z.string(),
  filetype: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** In bytes. Only for documents. */
  size: z.int().optional(),
});
export type MessageFile = z.infer<typeof attachment>;

const place = { message_id: z.int(), thread_id: z.int() };

export const messageEvents = {
  MessageSent: z.object({
    ...place,
    sender_id: memberId,
    /** The other participants at that time. This puts the message into the data exports of its recipients. */
    recipient_ids: z.array(memberId),
    /** Sanitised HTML. Empty for a message of only files, and null once the text is erased. */
    content: z.string().nullable(),
    rules_version: z.int().optional(),
    attachments: z.array(attachment),
    /** The id that the sender's client gave the message. */
    client_id: z.string().nullable(),
  }),
  /** Edited by its author. The log keeps earlier texts. */
  MessageEdited: z.object({
    ...place,
    sender_id: memberId,
    /** Sanitised HTML. Empty for a message of only files, and null once the text is erased. */
    content: z.string().nullable(),
    rules_version: z.int().optional(),
  }),
  /** Deleted for everyone, by its author or by staff after a report. */
  MessageDeleted: z.object({ ...place }),
};

export type MessageEvent = EventsOf<typeof messageEvents>;
export type MessageEdited = Extract<MessageEvent, { type: 'MessageEdited' }>['data'];
export type MessageSent = Extract<MessageEvent, { type: 'MessageSent' }>['data'];
