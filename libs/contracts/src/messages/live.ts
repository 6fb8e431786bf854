import type { Message } from './messages.ts';

/** What the inbox tells open screens (part 2 §7, part 3 §7). `private-messages.{userId}` is every member's own channel. */
export const messageChannels = {
  /** Typing, between the participants of a thread. */
  typing: (threadId: number) => `private-chat.${threadId}`,
  /** Who of them has it open: here, joining, leaving. */
  thread: (threadId: number) => `presence-chat.${threadId}`,
} as const;

/** Whispered as `client-typing`, between participants alone. */
export interface Typing {
  user_id: number;
  typing: boolean;
}

/** On `private-messages.{userId}` of each participant. */
export interface MessageEvents {
  /** The message whole, as this participant reads it (part 2 §7): nobody else hears this channel. */
  inbox: Message;
  /** Edited by its writer: the message with its new text, as this participant reads it. */
  'inbox-edited': Message;
  /** Reactions to it have changed: each participant asks anew. */
  'inbox-reacted': { thread_id: number; message_id: number };
  'inbox-deleted': { thread_id: number; message_id: number };
  /** Somebody has read up to a moment, the member themselves on another screen included. */
  'inbox-read': { thread_id: number; user_id: number; last_read: string };
  /** Participants came or left, or the member hid it: what is shown of the thread is to be asked for anew. */
  'thread-changed': { thread_id: number };
}
