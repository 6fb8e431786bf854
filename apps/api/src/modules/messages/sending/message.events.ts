import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const attachment = z.object({
  id: z.int(),
  name: z.string(),
  filetype: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a document, in bytes. */
  size: z.int().optional(),
});
export type MessageFile = z.infer<typeof attachment>;

const place = { message_id: z.int(), thread_id: z.int() };

export const messageEvents = {
  MessageSent: z.object({
    ...place,
    sender_id: memberId,
    /** Who else was in the thread: whoever was written to finds it in what they take along. */
    recipient_ids: z.array(memberId),
    /** Sanitised HTML, empty beside images; null once the words are gone. */
    content: z.string().nullable(),
    rules_version: z.int().optional(),
    attachments: z.array(attachment),
    /** What the sender's client calls it. */
    client_id: z.string().nullable(),
  }),
  /** By its writer. Earlier texts stay in the log. */
  MessageEdited: z.object({
    ...place,
    sender_id: memberId,
    /** Sanitised HTML, empty next to images; null once the text is erased. */
    content: z.string().nullable(),
    rules_version: z.int().optional(),
  }),
  /** For everybody, by its writer, or by staff to whom it was reported. */
  MessageDeleted: z.object({ ...place }),
};

export type MessageEvent = EventsOf<typeof messageEvents>;
export type MessageEdited = Extract<MessageEvent, { type: 'MessageEdited' }>['data'];
export type MessageSent = Extract<MessageEvent, { type: 'MessageSent' }>['data'];
