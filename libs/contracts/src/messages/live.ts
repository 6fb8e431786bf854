import type { Message } from './messages.ts';

/** Real-time channels of the inbox (part 2 §7, part 3 §7). `private-messages.{userId}` is the channel of one member. */
export const messageChannels = {
  /** Typing, between the participants of a conversation. */
  typing: (threadId: number) => `private-chat.${threadId}`,
  /** The participants who have the conversation open. */
  thread: (threadId: number) => `presence-chat.${threadId}`,
} as const;

/** Sent between participants as the client event `client-typing`. */
export interface Typing {
  user_id: number;
  typing: boolean;
}

/** On `private-messages.{userId}` of each participant. */
export interface MessageEvents {
  /** The complete message, as this participant reads it (part 2 §7). Only they receive this channel. */
  inbox: Message;
  /** The author edited the message. Contains the new text, as this participant reads it. */
  'inbox-edited': Message;
  /** Reactions changed. Participants refetch them. */
  'inbox-reacted': { thread_id: number; message_id: number };
  'inbox-deleted': { thread_id: number; message_id: number };
  /** A participant has read up to this time, which may be the member on another device. */
  'inbox-read': { thread_id: number; user_id: number; last_read: string };
  /** Participants joined or left, or the member hid the conversation. Clients refetch it. */
  'thread-changed': { thread_id: number };
}
